import type { PageNames } from '../../places/browser/application.ts'

/** How the parts of a page are known that are measured in their own way; before that is told, no part is. */
export const names: Pick<PageNames, 'slides' | 'wider'> = { slides: ':not(*)', wider: ':not(*)' }

/** Tells these names, for all that is measured from now on. */
export function measureBy({ slides, wider }: PageNames): void {
  Object.assign(names, { slides, wider })
}
