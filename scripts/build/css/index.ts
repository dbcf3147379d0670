import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import type { SiteEnv } from '../../../src/config/env.ts'
import { weakContrasts } from '../../../src/config/palette.ts'
import { palette, paletteCss } from '../../lib/palette.ts'
import { languageSheets, printSheet } from './sheets.ts'

/** The colors are added before this sheet. */
const tokens = /\/src\/theme\/tokens\.css$/

/** A warning of Lightning CSS 1.x about CSS Overflow 5, which it keeps as it is (src/layout/OnThisPage.module.css). */
const unknownToMinifier = /'target-current' is not recognized/

/** Puts the brand's colors before the tokens, and gives CSS modules short class names. Record: docs/decisions/static-generation.md. */
export function css({ siteUrl }: SiteEnv): Plugin {
  let config: ResolvedConfig
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
    configResolved(resolved) {
      config = resolved
      const { logger } = resolved
      const warn = logger.warn.bind(logger)
      logger.warn = (text, options) => {
        if (!unknownToMinifier.test(text)) warn(text, options)
      }
    },
    async buildStart() {
      const isBuild = this.environment.mode === 'build'
      const weak = weakContrasts(palette)
      if (weak.length > 0 && isBuild) this.error(`Contrasts:\n${weak.join('\n')}`)
      if (this.environment.name !== 'client') return
      for (const pair of weak) this.warn(pair)
      if (!isBuild) return
      const text = await readFile(path.join(config.root, printSheet), 'utf8')
      const source = text.replace(/^\/\*.*?\*\/\s*/s, '').replaceAll('__SITE_URL__', siteUrl ?? '')
      this.emitFile({ type: 'asset', name: 'print.css', originalFileName: printSheet, source })
      for (const sheet of languageSheets(config.root))
        this.emitFile({ type: 'chunk', id: path.join(config.root, sheet) })
    },
    transform(code, id) {
      if (tokens.test(id)) return { code: paletteCss() + code, map: null }
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
