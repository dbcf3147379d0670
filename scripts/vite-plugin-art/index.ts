import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { viewIds } from '../../src/config/routes.ts'
import { type ArtSize, drawArt } from './draw.ts'

/** Sizes in px; src/ui/Art/Art.tsx states the same width and height. */
const variants: Readonly<Record<'hero' | 'panel' | 'strip', ArtSize>> = {
  hero: { width: 800, height: 680, levels: 18 },
  panel: { width: 480, height: 400, levels: 9 },
  strip: { width: 480, height: 176, levels: 8 },
}

/**
 * Draws the contour art of every view and serves it (or writes it) under a folder named by a hash of all drawings;
 * the code finds the folder in __ART_BASE__.
 */
export function art(): Plugin {
  const files = new Map<string, string>()
  for (const view of viewIds) {
    for (const [variant, size] of Object.entries(variants)) {
      files.set(`${view}-${variant}.svg`, drawArt(`${view}-${variant}`, size))
    }
  }
  const hash = createHash('sha256')
    .update([...files.values()].join(''))
    .digest('hex')
    .slice(0, 10)
  const base = `/assets/art-${hash}`
  return {
    name: 'isogloss:art',
    config: () => ({ define: { __ART_BASE__: JSON.stringify(base) } }),
    configureServer(server) {
      server.middlewares.use(base, (request, response, next) => {
        const file = files.get(decodeURIComponent((request.url ?? '').slice(1).split('?')[0] ?? ''))
        if (file === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(file)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${base.slice(1)}/${name}`, source })
    },
  }
}
