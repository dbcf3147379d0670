import { type Check, fixAt, NBSP } from '../check.ts'
import { symbols } from '../numbers/numberLocale.ts'

const more = `µm nm dm mmHg cmH2O mEq mmol µmol nmol pmol kDa kPa MPa kJ MJ kcal cal kN N J A mA µA Ah mAh kWh MW GW mW Ω kΩ
  dB dBA lx lm cd rpm ppm ppb Gy mGy Sv mSv Bq kBq MBq GBq IU kg mcg µV kVA THz hPa mbar bar kbit Mbit Gbit PB KiB MiB GiB TiB
  ha dpi mol`
const units = new Set(
  [...symbols.meanings.keys(), ...more.split(/\s+/)].filter((unit) =>
    /^(?!USD|EUR|PLN|ppi|px)[A-Za-zµμΩ]{1,5}\d?\p{L}?$/u.test(unit),
  ),
)

/** Languages that write a unit directly after its number, or with words of their own. */
const closeLanguages = new Set(['ar', 'fa', 'he', 'hi', 'ja', 'km', 'ko', 'lo', 'my', 'th', 'ur', 'yue', 'zh'])

const glued =
  /(?<![\p{L}\p{N}_.,:/#]|[\p{L}_]-|\p{L}\s-)(\d+(?:[.,]\d+)?)([A-Za-zµμΩ]+(?:H2O)?)(?![\p{L}\p{N}\p{M}_-]|\.\p{L})/gu

export const unitSpace: Check = {
  ...{ id: 'unit-space', kind: 'unit', languages: 'every' },
  describe: 'A no-break space between a number and its unit.',
  rows: [...units].map((unit) => ({
    ...{ id: `unit-space/${unit}`, example: [`5 ${unit}`, `5${unit}`, `5${NBSP}${unit}`] },
    ...{ counter: [`5 ${unit}`, `5${unit}`], counterLanguage: 'ja' },
  })),
  fix: ({ target: { masked: text }, source, language: { code } }) => {
    if (closeLanguages.has(code) || !/\d[A-Za-zµμΩ]/.test(text)) return []
    return [...text.matchAll(glued)].flatMap(({ 1: number = '', 2: unit = '', index }) => {
      // A single letter counts as a unit only if the source has it as one.
      const isUnit = units.has(unit) && (unit.length > 1 || hasMeasure(source.masked, number, unit))
      const at = index + number.length
      return isUnit ? [fixAt(`unit-space/${unit}`, at, at, NBSP)] : []
    })
  },
}

/** True if a source has a number with a unit after a space, with either decimal sign. */
const hasMeasure = (source: string, number: string, unit: string): boolean =>
  new RegExp(`${number.replace(/[.,]/, '[.,]')}[ ${NBSP}]${unit}`).test(source)
