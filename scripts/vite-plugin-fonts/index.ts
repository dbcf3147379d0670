import { createRequire } from 'node:module'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** Where the faces are declared; what they declare is what their files hold. */
const sheets = ['src/theme/fonts.css', 'src/theme/specimens.css', 'src/theme/languages/ar.css']

/**
 * Cuts the web fonts of those sheets down, in a build: each file holds the letters of its face's unicode-range, so the
 * style sheet is the only place that says what is in a font. While developing, the whole files are served, under
 * the same ranges. Record: docs/decisions/fonts.md.
 */
export function fonts(): Plugin {
  let root = ''
  return {
    name: 'isogloss:fonts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\/src\/theme\/.+\.css$/ },
      async handler(css, id) {
        const sheet = sheets.find((name) => id === normalizePath(path.join(root, name)))
        if (!sheet) return
        const resolve = createRequire(id).resolve
        // Loaded where a font is cut: the development server cuts none.
        const { webFaces } = await import('../lib/webFaces.ts')
        const { subsetFace } = await import('./subset.ts')
        let result = css
        for (const face of webFaces(css, sheet)) {
          const file = await subsetFace(face, resolve(face.url), path.join(root, '.cache/fonts'))
          // In order, one at a time: two faces may be cut from one file.
          result = result.replace(face.url, () => normalizePath(path.relative(path.dirname(id), file)))
        }
        return { code: result, map: null }
      },
    },
  }
}
