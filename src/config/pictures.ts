import type { LocaleCode } from './locales.ts'
import { MEDIUM, SMALL } from './protocol.ts'
import type { ViewId } from './routes.ts'

/** A picture of the owner's: JPEG, PNG, WebP, AVIF, TIFF or SVG. */
export interface PictureFile {
  /** Below src/assets. */
  readonly file: string
  /** What stays in sight wherever the picture is cropped, in per cent from the left and from the top; without it, the middle. */
  readonly focus?: readonly [x: number, y: number] | undefined
}

export interface Picture extends PictureFile {
  /** On narrow screens: another file, another focus, or both. */
  readonly narrow?: Partial<PictureFile>
}

/** A film of the owner's, MP4 or WebM below src/assets. Its captions are locales/<locale>/films/<name>.vtt. */
export interface Film {
  readonly file: string
  /** A picture in the film's proportions below src/assets, shown before it plays. */
  readonly poster: string
}

/** The heads of pages that show a picture instead of contour lines. Its text is `hero.picture` in the page's locale files. */
export const heroPictures: Readonly<Partial<Record<ViewId, Picture>>> = {
  team: { file: 'team/terraces.png', focus: [62, 46], narrow: { focus: [60, 56] } }, // SAMPLE
}

/** The pictures that pages show within their texts, by the names that they call them: <Photo name="…" />. */
export const photos: Readonly<Record<string, Picture>> = {}

/** The films that pages show, by the names that they call them: <Film name="…" />. */
export const films: Readonly<Record<string, Film>> = {}

/** A shape in which pictures are shown: the size of the largest file in px, and how wide files are. */
export interface Shape {
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  /** How wide the page shows it, as browsers read it to choose a file. */
  readonly sizes: string
}

interface Frame {
  /** The width of the window from which on it has its wide shape. */
  readonly from: string
  readonly wide: Shape
  readonly narrow: Shape
}

/** The places in which pages show pictures. A picture has to be as large as the largest file of its place. */
export const frames = {
  /** Half of a page's head, or a band below its text. */
  hero: {
    from: MEDIUM,
    wide: { width: 1440, height: 1080, widths: [720, 1080, 1440], sizes: 'max(50vw, 42rem)' },
    narrow: { width: 1200, height: 600, widths: [480, 800, 1200], sizes: '100vw' },
  },
  portrait: {
    from: SMALL,
    wide: { width: 640, height: 800, widths: [320, 640], sizes: '20rem' },
    narrow: { width: 720, height: 720, widths: [360, 720], sizes: '100vw' },
  },
  /** As wide as the texts of a page. */
  photo: {
    from: SMALL,
    wide: { width: 1600, height: 900, widths: [800, 1200, 1600], sizes: 'min(100vw, 80rem)' },
    narrow: { width: 960, height: 720, widths: [480, 960], sizes: '100vw' },
  },
} as const satisfies Readonly<Record<string, Frame>>

/** What the build knows of one crop of a picture. */
export interface MadePicture {
  /** Its files are this, their width, and .avif or .webp. */
  readonly address: string
  /** The average color; none of a picture that is transparent somewhere. */
  readonly color?: string
  /** Where the focus is in the crop, for whatever is cut off it: a value of object-position. */
  readonly position?: string
}

/** What the build knows of a film. */
export interface MadeFilm {
  readonly address: string
  readonly type: string
  /** The image that stands in its place, with its size in px. */
  readonly poster: { readonly address: string; readonly width: number; readonly height: number }
  /** The addresses of its captions by locale. */
  readonly captions: Readonly<Partial<Record<LocaleCode, string>>>
}

export type FrameName = keyof typeof frames
export type Side = 'wide' | 'narrow'

/** What is shown on one side of a frame. Another file has a focus of its own. */
export function fileOn(side: Side, { file, focus, narrow = {} }: Picture): PictureFile {
  const own = side === 'narrow' ? narrow : {}
  return own.file === undefined ? { file, focus: own.focus ?? focus } : { file: own.file, focus: own.focus }
}

/** By which name the build knows one crop of a file (__PICTURES__). */
export function cropName(frame: FrameName, side: Side, { file, focus = [50, 50] }: PictureFile): string {
  return [frame, side, file, ...focus].join(' ')
}
