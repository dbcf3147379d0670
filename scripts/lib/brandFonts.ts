import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrandFonts, fonts } from '../../src/config/brand.ts'
import { builtLocales } from '../../src/config/locales.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * Letters of a font file: those of English and western Europe, or the additional ones of other languages in Latin script.
 */
export type Letters = (typeof allLetters)[number]
const allLetters = ['latin-ext', 'latin'] as const

/** A Fontsource family in use. */
export interface Family {
  readonly package: string
  readonly isSerif: boolean
  /** The available letters, the common ones last. */
  readonly letters: readonly Letters[]
  /** The rendered weights. */
  readonly weights: readonly number[]
  /** The weight of each file in use, and the range of weights that style sheets may request. */
  readonly faces: readonly { readonly weight: number; readonly serves: string }[]
  /** Returns the path of the file with a weight. */
  readonly fileOf: (letters: Letters, weight: number) => string
  /** The package's style sheet used for drawn words. */
  readonly sheet: string
}

/** The metadata of a Fontsource package. */
interface Metadata {
  readonly id: string
  readonly category: string
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
  readonly variable: false | { readonly wght?: { readonly min: string; readonly max: string } }
}

type Role = 'heading' | 'text'

/** Returns the families of a brand. Throws if a package, a weight or letters are missing. */
export function familiesOf({ heading, headingWeight, text }: BrandFonts): Readonly<Record<Role, Family>> {
  if (heading.startsWith(VARIABLE))
    throw wrong('heading', 'a package with files for each weight (@fontsource/…)', heading)
  return {
    // Style sheets always use weight 500 for headings, regardless of the brand's weight.
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

/** The letters needed by the languages of the site. */
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
