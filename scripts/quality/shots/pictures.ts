import type { Shot } from './plan.ts'

/** A picture that was taken. */
export interface Picture extends Shot {
  /** What was opened on the page; null for the page as it comes. */
  readonly state: string | null
  /** In CSS pixels, which are the picture's. */
  readonly width: number
  readonly height: number
}

type Name = Pick<Picture, 'locale' | 'surface' | 'view' | 'state'>

/** Page ids and names of states have no dots. */
export const pictureName = ({ view, state }: Pick<Picture, 'view' | 'state'>): string =>
  state === null ? view : `${view}.${state}`

/** Where a picture is, relative to the folder of all: en/1440/about.png, en/1440-dark/home.menu-about.png. */
export const pictureFile = (name: Name): string => `${name.locale}/${name.surface.name}/${pictureName(name)}.png`

/** Where its thumbnail is. */
export const thumbnailFile = (name: Name): string =>
  `thumbnails/${name.locale}/${name.surface.name}/${pictureName(name)}.webp`

/** Narrow pages stay larger, so that the shape of their text can be told. */
export const thumbnailScale = ({ surface: { width } }: Pick<Picture, 'surface'>): number =>
  width < 600 ? 0.4 : width < 1000 ? 0.3 : Math.min(0.22, 320 / width)

/** Things by a name, in the order in which the names come up. */
export function groupBy<T>(things: readonly T[], nameOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(nameOf(thing), [...(groups.get(nameOf(thing)) ?? []), thing])
  return groups
}

/** Pictures by what a sheet shows together: a language on a surface, in parts of at most `size`. */
export function sheetsOf(pictures: readonly Picture[], size = 12): { name: string; pictures: Picture[] }[] {
  return [...groupBy(pictures, ({ locale, surface }) => `${locale}-${surface.name}`)].flatMap(([group, all]) => {
    // The pages as they come first, then what can be opened on them.
    const ordered = [...all.filter(({ state }) => state === null), ...all.filter(({ state }) => state !== null)]
    return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => ({
      name: `${group}-${index + 1}`,
      pictures: ordered.slice(index * size, (index + 1) * size),
    }))
  })
}
