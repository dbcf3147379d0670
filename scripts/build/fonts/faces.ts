import { families, type Family, type Letters } from '../../lib/brandFonts.ts'
import { type Fallback, fallbacksOf } from './fallbacks.ts'

/**
 * The code points of the brand's font files. latin: English and the languages of western Europe; latin-ext: additional letters of
 * other languages in Latin script. U+202F, the narrow space of French, is in few fonts; browsers derive it from the space if it
 * is in the range.
 */
export const ranges: Readonly<Record<Letters, string>> = {
  'latin-ext':
    'U+0100-0113, U+0116-0127, U+012A-012B, U+012E-0130, U+0134-0137, U+0139-013E, U+0141-0148, U+014A-014D, U+0150-0151, U+0154-0161, U+0164-0165, U+016A-017E, U+0218-021B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3',
  latin:
    'U+0020-007E, U+00A0-00A3, U+00A5, U+00A7, U+00A9-00AB, U+00AD-00AE, U+00B0-00B3, U+00B5, U+00B7, U+00BA-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2022-202F, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2212',
}

/** Latin letters and digits only. Spaces and quotation marks come from the font of the surrounding letters. */
const lettersAlone = 'U+0021-007E, U+00C0-00D6, U+00D8-00F6, U+00F8-00FF'

/**
 * Returns the faces of the brand as a style sheet, named by role, with `--heading-fallbacks` and `--text-fallbacks`: local fonts
 * adjusted to the same width and height, so that nothing moves when the web fonts load.
 */
export async function facesCss(): Promise<string> {
  const { heading, text } = families
  const [ofHeading, ofText] = await Promise.all([fallbacksOf(heading), fallbacksOf(text)])
  return [
    ...webFacesOf('Heading', heading),
    ...webFacesOf('Text', text),
    ...ofHeading.map((fallback) => localFace(nameOf('Heading', fallback), fallback, fallback.lines)),
    ...ofText.map((fallback) =>
      localFace(nameOf('Text', fallback), fallback, [...fallback.lines, ...weightOf(fallback)]),
    ),
    `:root { --heading-fallbacks: ${stack('Heading', heading, ofHeading)}; --text-fallbacks: ${stack('Text', text, ofText)}; }`,
  ].join('\n')
}

/** Returns faces for Latin letters in pages whose script is in system fonts: "Latin text", "Latin fallback". */
export async function latinFacesCss(): Promise<string> {
  const { text } = families
  const range = `unicode-range: ${lettersAlone};`
  const fallbacks = (await fallbacksOf(text)).filter(({ order }) => order === 0)
  return [
    ...webFacesOf('Latin text', text, { only: lettersAlone }),
    ...fallbacks.map((fallback) => localFace('Latin fallback', fallback, [range, ...weightOf(fallback)])),
  ].join('\n')
}

/** Returns the faces of a family under a name, with all letters or `only` some of the Latin ones. */
function webFacesOf(name: string, { letters, faces, fileOf }: Family, { only = '' } = {}): string[] {
  const sets = letters.filter((set) => !only || set === 'latin')
  return faces.flatMap(({ weight, serves }) =>
    sets.map(
      (set) =>
        `@font-face { font-family: "${name}"; font-display: swap; font-weight: ${serves}; src: url("${fileOf(set, weight)}") format("woff2"); unicode-range: ${only || ranges[set]}; }`,
    ),
  )
}

function localFace(name: string, { names, sizeAdjust }: Fallback, rest: readonly string[]): string {
  const sources = names.map((local) => `local("${local}")`).join(', ')
  return `@font-face { font-family: "${name}"; src: ${sources}; ${[...rest, sizeAdjust].join(' ')} }`
}

/** A browser's synthetic bold would be narrower. */
const weightOf = ({ isBold }: Fallback) => (isBold ? ['font-weight: 600 900;'] : [])

const nameOf = (role: string, { order }: Fallback) => `${role} fallback${order === 0 ? '' : ` ${order + 1}`}`

const stack = (role: string, { isSerif }: Family, fallbacks: readonly Fallback[]) =>
  [
    ...new Set(fallbacks.map((fallback) => `"${nameOf(role, fallback)}"`)),
    isSerif ? 'Georgia, serif' : 'Arial, sans-serif',
  ].join(', ')
