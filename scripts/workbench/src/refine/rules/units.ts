import { symbols } from '../../checks/numbers/numberLocale.ts'
import { type Family, fix, NBSP, type Rule } from './rule.ts'

const more = `µm nm dm mmHg cmH2O mEq mmol µmol nmol pmol kDa kPa MPa kJ MJ kcal cal kN N J A mA µA Ah mAh kWh MW GW mW Ω kΩ
  dB dBA lx lm cd rpm ppm ppb Gy mGy Sv mSv Bq kBq MBq GBq IU kg mcg µV kVA THz hPa mbar bar kbit Mbit Gbit PB KiB MiB GiB TiB
  ha dpi mol`
/** The symbols of units; what one letter stands for is known only beside a source that has it as a unit. */
const units = [...new Set([...symbols.meanings.keys(), ...more.split(/\s+/)])].filter((unit) =>
  /^(?!USD|EUR|PLN|ppi|px)[A-Za-zµμΩ]{1,5}\d?\p{L}?$/u.test(unit),
)

/** Languages that write a unit right behind its number, or with words of their own. */
const closeLanguages = new Set(['ar', 'fa', 'he', 'hi', 'ja', 'km', 'ko', 'lo', 'my', 'th', 'ur', 'yue', 'zh'])

const spaceRules = new Map(
  units.map((unit): [string, Rule] => [
    unit,
    {
      ...{ id: `unit-space/${unit}`, kind: 'unit', example: [`5 ${unit}`, `5${unit}`, `5${NBSP}${unit}`] },
      ...{ counter: [`5 ${unit}`, `5${unit}`], counterLanguage: 'ja' },
    },
  ]),
)

const glued =
  /(?<![\p{L}\p{N}_.,:/#]|[\p{L}_]-|\p{L}\s-)(\d+(?:[.,]\d+)?)([A-Za-zµμΩ]+(?:H2O)?)(?![\p{L}\p{N}\p{M}_-]|\.\p{L})/gu

/** Numbers and units without a space. */
const unitSpaces: Family = {
  rules: [...spaceRules.values()],
  find: ({ text, source, language: { code } }) => {
    if (closeLanguages.has(code) || !/\d[A-Za-zµμΩ]/.test(text)) return []
    return [...text.matchAll(glued)].flatMap(({ 1: number = '', 2: unit = '', index }) => {
      const row = spaceRules.get(unit)
      if (!row || (unit.length === 1 && !sourceHas(source, number, unit))) return []
      return [fix(row.id, index + number.length, index + number.length, NBSP)]
    })
  },
}

/** Whether the source has a number with a unit behind a space, with either decimal sign. */
function sourceHas(source: string, number: string, unit: string): boolean {
  const signs = [number, number.replace('.', ','), number.replace(',', '.')]
  return signs.some((each) => [' ', NBSP].some((space) => source.includes(`${each}${space}${unit}`)))
}

export const unitFamilies = [unitSpaces] as const satisfies readonly Family[]
