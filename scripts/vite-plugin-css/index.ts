import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import type { SiteEnv } from '../../src/config/env.ts'
import { weakContrasts } from '../../src/config/palette.ts'
import { palette, paletteCss } from '../lib/palette.ts'
import { languageSheets, printSheet } from './sheets.ts'

/** Mantine's defaults, which are replaced by the site's theme. */
const defaults = /\/@mantine\/core\/styles\/default-css-variables\.layer\.css$/
/** The sheet that the colors come before. */
const tokens = /\/src\/theme\/tokens\.css$/
const sheets = /\/@mantine\/[\w-]+\/styles(?:\/[\w-]+)?\.layer\.css$/

/** Of CSS Overflow 5, in src/sections/OnThisPage: Lightning CSS 1.x leaves it as it is, and warns each time. */
const unknownToMinifier = /'target-current' is not recognized/

/**
 * Slims style sheets where they enter the build: of Mantine's, only what the site uses; short class names for our own. Puts
 * the brand's colors before the tokens.
 * What depends on the whole site, the custom properties that nothing reads, is cut when a document gets its styles
 * (scripts/documents/assets.ts). Record: docs/decisions/inlined-styles.md.
 */
export function css({ siteUrl }: SiteEnv): Plugin {
  let config: ResolvedConfig
  return {
    name: 'isogloss:css',
    enforce: 'pre',
    config: ({ root = process.cwd() }) => ({
      // The development server reads some with the query "?inline".
      css: {
        modules: {
          generateScopedName: (name, file) => scopedName(name, path.relative(root, file.replace(/\?.*/, ''))),
        },
      },
    }),
    configResolved(resolved) {
      config = resolved
      const { logger } = resolved
      const warn = logger.warn.bind(logger)
      logger.warn = (text, options) => {
        if (!unknownToMinifier.test(text)) warn(text, options)
      }
    },
    async buildStart() {
      if (this.environment.name !== 'client') return
      // A build has stopped at these (scripts/documents/content.ts).
      for (const pair of weakContrasts(palette)) this.warn(pair)
      if (this.environment.mode !== 'build') return
      const text = await readFile(path.join(config.root, printSheet), 'utf8')
      const source = text.replace(/^\/\*.*?\*\/\s*/s, '').replaceAll('__SITE_URL__', siteUrl ?? '')
      this.emitFile({ type: 'asset', name: 'print.css', originalFileName: printSheet, source })
      for (const sheet of languageSheets(config.root))
        this.emitFile({ type: 'chunk', id: path.join(config.root, sheet) })
    },
    async transform(code, id) {
      if (tokens.test(id)) return { code: paletteCss() + code, map: null }
      if (!sheets.test(id)) return
      // Mantine is loaded only when there is something to slim: reading the configuration stays fast.
      const { slimMantine, themeVariables } = await import('./mantine.ts')
      return { code: defaults.test(id) ? themeVariables() : slimMantine(code), map: null }
    },
  }
}

/**
 * The class of a CSS module in a document: its name and a hash of the file's path within the project, so that it is the
 * same in whatever folder the project lies. Vite's own add a line number, which compresses badly.
 */
export function scopedName(name: string, file: string): string {
  return `_${name}_${createHash('sha256').update(normalizePath(file)).digest('base64url').replace(/[-_]/g, '').slice(0, 4)}`
}
