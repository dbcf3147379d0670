import { artFiles, hasContours, partOf } from '../../src/config/art.ts'
import { viewIds } from '../../src/config/routes.ts'
import { drawContours } from './contours.ts'

/** Returns the contour lines of public/art by file name. Miniatures and maps are drawn by hand. */
export const drawings = (): Map<string, string> =>
  new Map([
    ...viewIds
      .filter(hasContours)
      .map((view) => [artFiles.contours.of(view), drawContours(view, partOf(view))] as const),
    [artFiles.closing.of(), drawContours('closing', 'services', { plain: true })],
  ])
