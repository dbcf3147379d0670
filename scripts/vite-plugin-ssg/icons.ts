import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const LIBRARY = '@tabler/icons-react'
const FOLDER = `${LIBRARY}/dist/esm/icons`

/**
 * Turns `import { IconX } from '@tabler/icons-react'` into an import of the icon's own module while building. The
 * library's index names 6000 modules: reading them all costs more time and memory than the rest of the site.
 */
export function singleIcons(): Plugin {
  let root: string
  return {
    name: 'isogloss:single-icons',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\.tsx?$/, code: LIBRARY },
      handler(code, id) {
        const icon = (name: string) => {
          if (existsSync(path.join(root, 'node_modules', FOLDER, `${name}.mjs`))) return `${FOLDER}/${name}.mjs`
          return this.error(`${path.relative(root, id)}: "${name}" is no icon of ${LIBRARY}.`)
        }
        const program = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        let result = code
        // From the end, so that the places of what is still to be replaced stay right.
        for (const statement of program.body.toReversed()) {
          if (statement.type !== 'ImportDeclaration' || statement.source.value !== LIBRARY) continue
          if (statement.importKind === 'type') continue
          const imports = statement.specifiers.map((specifier) => {
            if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') {
              return this.error(`${path.relative(root, id)}: expected icons of ${LIBRARY} to be imported by their names.`)
            }
            const { name } = specifier.imported
            if (specifier.importKind === 'type') return `import type { ${name} as ${specifier.local.name} } from '${LIBRARY}'`
            return `import ${specifier.local.name} from '${icon(name)}'`
          })
          result = result.slice(0, statement.start) + imports.join(';') + result.slice(statement.end)
        }
        return { code: result, map: null }
      },
    },
  }
}
