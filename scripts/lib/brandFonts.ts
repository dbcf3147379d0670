import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrandFonts, fonts } from '../../src/config/brand.ts'
import { builtLocales } from '../../src/config/locales.ts'

const { resolve } = createRequire(import.meta.url)

/** Letters that a file has: those of English and western Europe, or what other languages in Latin script add. */
export type Letters = (typeof allLetters)[number]
const allLetters = ['latin-ext', 'latin'] as const

/** A family of Fontsource as the site uses it. */
export interface Family {
  readonly package: string
  readonly isSerif: boolean
  /** The letters that it has, the common ones last. */
  readonly letters: readonly Letters[]
  /** The weights that its letters are shown in. */
  readonly weights: readonly number[]
  /** Of each file in use a weight, and the weights that style sheets may ask it for. */
  readonly faces: readonly { readonly weight: number; readonly serves: string }[]
  /** The address of the file with a weight. */
  readonly fileOf: (letters: Letters, weight: number) => string
  /** The package's style sheet that drawn words take. */
  readonly sheet: string
}

/** What a package of Fontsource says of its family. */
interface Metadata {
  readonly id: string
  readonly category: string
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
  readonly variable: false | { readonly wght?: { readonly min: string; readonly max: string } }
}

type Role = 'heading' | 'text'

/** The families of a brand. Throws what is wrong with one: no such package, a weight or letters that it lacks. */
export function familiesOf({ heading, headingWeight, text }: BrandFonts): Readonly<Record<Role, Family>> {
  if (heading.startsWith(VARIABLE))
    throw wrong('heading', 'a package with files for each weight (@fontsource/…)', heading)
  return {
    // Style sheets ask headings for 500, whichever weight the brand has.
    heading: { ...familyOf('heading', heading, [headingWeight]), faces: [{ weight: headingWeight, serves: '500' }] },
    text: familyOf('text', text, [400, 600]),
  }
}

const VARIABLE = '@fontsource-variable/'

function familyOf(role: Role, name: string, weights: readonly number[]): Family {
  const { id, category, subsets, variable, ...has } = metadataOf(role, name)
  if (weights.some((weight) => !has.weights.includes(weight)))
    throw wrong(role, `a family with the weight ${weights.join(', ')}`, `${name} with ${has.weights.join(', ')}`)
  if (lettersNeeded.some((letters) => !subsets.includes(letters)))
    throw wrong(role, `a family with the letters ${lettersNeeded.join(', ')}`, `${name} with ${subsets.join(', ')}`)
  const axis = name.startsWith(VARIABLE) && variable ? variable.wght : undefined
  const [regular = 400] = weights
  return {
    package: name,
    isSerif: category === 'serif',
    letters: allLetters.filter((letters) => subsets.includes(letters)),
    weights,
    faces: axis
      ? [{ weight: regular, serves: `${axis.min} ${axis.max}` }]
      : weights.map((weight) => ({ weight, serves: `${weight}` })),
    fileOf: (letters, weight) => `${name}/files/${id}-${letters}-${axis ? 'wght' : weight}-normal.woff2`,
    sheet: axis ? `${name}/index.css` : `${name}/${regular}.css`,
  }
}

/** What the languages of the site are written with. */
const lettersNeeded = allLetters.filter(
  (letters) => letters === 'latin' || builtLocales.some(({ fonts }) => fonts === letters),
)

function metadataOf(role: Role, name: string): Metadata {
  try {
    return JSON.parse(readFileSync(resolve(`${name}/metadata.json`), 'utf8'))
  } catch {
    throw wrong(role, 'a package of Fontsource that is installed', name)
  }
}

const wrong = (role: Role, expected: string, found: string) =>
  new Error(`src/config/brand.ts, fonts.${role}: expected ${expected}; found ${found}.`)

/** The families of this brand. */
export const families = familiesOf(fonts)
