import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { SiteEnv } from '../../../src/config/env.ts'
import { weakContrasts } from '../../../src/config/palette.ts'
import { palette, paletteCss } from '../../lib/palette.ts'
import { facesCss, latinFacesCss } from '../fonts/faces.ts'
import { withSubsets } from '../fonts/subsets.ts'
import { languageSheets, printSheet } from './sheets.ts'

/** Styles added before a sheet of src/theme: the colors and fonts of the brand. */
const before: Readonly<Record<string, () => Promise<string>>> = {
  'tokens.css': async () => paletteCss() + (await facesCss()),
  'languages/unspaced.css': latinFacesCss,
}

/** A warning of Lightning CSS 1.x about CSS Overflow 5, which it keeps as it is (src/layout/OnThisPage.module.css). */
const unknownToMinifier = /'target-current' is not recognized/

/**
 * Puts the brand's colors and fonts before the tokens, and gives CSS modules short class names (docs/decisions/static-generation.md).
 * A build subsets the web fonts of all sheets in src/theme; the development server serves whole files (docs/decisions/fonts.md).
 */
export function css({ siteUrl }: SiteEnv): Plugin {
  return {
    name: 'isogloss:css',
    enforce: 'pre',
    config: ({ root = process.cwd() }) => ({
      // The development server adds the query "?inline" to some files.
      css: {
        modules: {
          generateScopedName: (name, file) => scopedName(name, path.relative(root, file.replace(/\?.*/, ''))),
        },
      },
    }),
    configResolved({ logger }) {
      const warn = logger.warn.bind(logger)
      logger.warn = (text, options) => {
        if (!unknownToMinifier.test(text)) warn(text, options)
      }
    },
    async buildStart() {
      const { mode, name, config } = this.environment
      const isBuild = mode === 'build'
      const weak = weakContrasts(palette)
      if (weak.length > 0 && isBuild) this.error(`Contrasts:\n${weak.join('\n')}`)
      if (name !== 'client') return
      for (const pair of weak) this.warn(pair)
      if (!isBuild) return
      const text = await readFile(path.join(config.root, printSheet), 'utf8')
      const source = text.replace(/^\/\*.*?\*\/\s*/s, '').replace('__SITE_URL__', siteUrl ? `"${siteUrl}"` : 'none')
      this.emitFile({ type: 'asset', name: 'print.css', originalFileName: printSheet, source })
      for (const sheet of languageSheets(config.root))
        this.emitFile({ type: 'chunk', id: path.join(config.root, sheet) })
    },
    transform: {
      filter: { id: /\/src\/theme\/.+\.css$/ },
      async handler(css, id) {
        const { mode, name, config } = this.environment
        const sheet = path.posix.relative(normalizePath(path.join(config.root, 'src/theme')), id)
        const code = ((await before[sheet]?.()) ?? '') + css
        const isSubset = mode === 'build' && name === 'client'
        return { code: isSubset ? await withSubsets(code, id, config.root) : code, map: null }
      },
    },
  }
}

/**
 * Returns the class name of a CSS module: its name and a hash of the file's path in the project, independent of the project's
 * location. Vite's default adds a line number, which compresses badly.
 */
export function scopedName(name: string, file: string): string {
  return `_${name}_${createHash('sha256').update(normalizePath(file)).digest('base64url').replace(/[-_]/g, '').slice(0, 4)}`
}
