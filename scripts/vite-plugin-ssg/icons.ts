import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const LIBRARY = '@tabler/icons-react'
const FOLDER = `${LIBRARY}/dist/esm/icons`

/**
 * While building, turns `import { IconX } from '@tabler/icons-react'` into an import of the icon's own module. The
 * library's index names 6000 modules; reading it costs more time and memory than all of the site's own code. Fails on a
 * name that is no file of the library, with the place of the import.
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
        const program = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
        let result = code
        // From the end, so that the places of what is still to be replaced stay right.
        for (const statement of program.body.toReversed()) {
          if (statement.type !== 'ImportDeclaration' || statement.source.value !== LIBRARY) continue
          const imports = statement.specifiers.map((specifier) => {
            const name = specifier.type === 'ImportSpecifier' && 'name' in specifier.imported && specifier.imported.name
            const file = path.join(root, 'node_modules', FOLDER, `${name}.mjs`)
            if (name && existsSync(file)) return `import ${specifier.local.name} from '${FOLDER}/${name}.mjs'`
            const found = code.slice(specifier.start, specifier.end)
            return this.error(
              `${path.relative(root, id)}: expected names of single icons of ${LIBRARY}, found "${found}".`,
            )
          })
          // On one line, so that messages about what follows name the right one.
          result = result.slice(0, statement.start) + imports.join('; ') + result.slice(statement.end)
        }
        return { code: result, map: null }
      },
    },
  }
}
