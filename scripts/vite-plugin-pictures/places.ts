import {
  cropName,
  fileOn,
  type FrameName,
  frames,
  heroPictures,
  type Picture,
  photos,
  type Shape,
} from '../../src/config/pictures.ts'
import { leaders } from '../../src/config/site.ts'

/** A picture where the configuration names it. */
export interface Place {
  /** The file and the row, for whoever has to mend it. */
  readonly where: string
  readonly frame: FrameName
  readonly picture: Picture
}

/** A part of a picture in one shape. */
export interface Crop {
  readonly where: string
  readonly name: string
  /** Below src/assets. */
  readonly file: string
  /** In per cent. */
  readonly focus: readonly [x: number, y: number]
  readonly shape: Shape
}

/** All pictures of the site. */
export const sitePlaces: readonly Place[] = [
  ...Object.entries(heroPictures).map(([view, picture]): Place => {
    return { where: `src/config/pictures.ts, heroPictures.${view}`, frame: 'hero', picture }
  }),
  ...Object.entries(photos).map(([name, picture]): Place => {
    return { where: `src/config/pictures.ts, photos.${name}`, frame: 'photo', picture }
  }),
  ...leaders.flatMap(({ id, portrait }): Place[] => {
    return portrait ? [{ where: `src/config/site.ts, the leader "${id}"`, frame: 'portrait', picture: portrait }] : []
  }),
]

/** The crops that pictures are shown in, each once. */
export function cropsOf(places: readonly Place[]): readonly Crop[] {
  const crops = places.flatMap(({ where, frame, picture }) =>
    (['wide', 'narrow'] as const).map((side): Crop => {
      const shown = fileOn(side, picture)
      const { file, focus = [50, 50] } = shown
      return { where, name: cropName(frame, side, shown), file, focus, shape: frames[frame][side] }
    }),
  )
  return [...new Map(crops.map((crop) => [crop.name, crop])).values()]
}
