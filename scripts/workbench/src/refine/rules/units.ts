import { groupBy } from '../../model/groups.ts'
import { symbols } from '../../checks/numbers/numberLocale.ts'
import { type Family, fix, NBSP, type Rule } from './rule.ts'
import { type Replacement, replacing } from './rows.ts'

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

/** Units with a case that no other unit has; "ml" and "mL" are both right. */
const cased = units.filter((unit) => /^[A-Za-z]{2,5}$/.test(unit) && !/^[mdck]?[lL]$/.test(unit))
const byLowerCase = groupBy(cased, (unit) => unit.toLowerCase())
const wrongCase = (unit: string) => (unit === unit.toUpperCase() ? unit.toLowerCase() : unit.toUpperCase())

const caseRules = new Map(
  cased
    .filter((unit) => wrongCase(unit) !== unit && !units.includes(wrongCase(unit)))
    .map((unit): [string, Rule] => [
      unit,
      {
        ...{ id: `unit-case/${unit}`, kind: 'unit' },
        example: [`5 ${unit}`, `5 ${wrongCase(unit)}`, `5 ${unit}`],
        counter: [`5 ${wrongCase(unit)}`, `5 ${wrongCase(unit)}`],
      },
    ]),
)

const measured =
  /(?<![\p{L}\p{N}_.,:/#-])(\d+(?:[.,]\d+)?)([ \u00A0]?)([A-Za-zµμΩ]{2,5})(?![\p{L}\p{N}\p{M}_-]|\.\p{L})/gu

/** Symbols of units with letters in the wrong case. */
const unitCases: Family = {
  rules: [...caseRules.values()],
  find: ({ text, source }) => {
    if (!/\d[ \u00A0]?[A-Za-zµμΩ]{2}/.test(text)) return []
    return [...text.matchAll(measured)].flatMap(({ 1: number = '', 2: gap = '', 3: unit = '', index }) => {
      const candidates = units.includes(unit) ? [] : (byLowerCase.get(unit.toLowerCase()) ?? [])
      const isInSource = (one: string) => sourceHas(source, number, one) || source.includes(number + one)
      const [right, ...others] = candidates.filter(isInSource)
      const row = right === undefined || others.length > 0 ? undefined : caseRules.get(right)
      const at = index + number.length + gap.length
      return row && right ? [fix(row.id, at, at + unit.length, right)] : []
    })
  },
}

const powerRows = 'mm2 cm2 dm2 m2 km2 mm3 cm3 dm3 m3'.split(' ').map((unit): Replacement => {
  const [letters, digit] = [unit.slice(0, -1), unit.slice(-1)]
  const raised = digit === '2' ? '²' : '³'
  return {
    ...{ id: `unit-power/${unit}`, kind: 'unit' },
    pattern: new RegExp(String.raw`(?<=(?:\d[ \u00A0]?|[A-Za-zµμ]/)${letters})${digit}(?![\p{L}\p{N}_-])`, 'gu'),
    by: raised,
    if: ({ source }) =>
      source.includes(letters + raised) || new RegExp(`(?:\\d[ \\u00A0]?|/)${unit}(?![\\w])`).test(source),
    example: [`5 ${letters}${raised}`, `5 ${unit}`, `5 ${letters}${raised}`],
    counter: [`Sample ${unit}`, `Próbka ${unit}`],
  }
})

/** Signs that look like others. */
const signRows: readonly Replacement[] = [
  {
    ...{ id: 'degree/ordinal', pattern: /(?<=\d[ \u00A0]?)º(?=[ \u00A0]?[CF](?!\p{L}))/gu, by: '°' },
    ...sign('20 ºC', '20 °C', 'nº 5'),
  },
  {
    ...{ id: 'degree/ring', pattern: /(?<=\d[ \u00A0]?)˚/gu, by: '°' },
    ...sign('20 ˚C', '20 °C', '˚'),
  },
  {
    ...{ id: 'degree/space', pattern: /(?<=\d[ \u00A0]?°)[ \u00A0]+(?=[CF](?!\p{L}))/gu, by: '' },
    ...sign('20 ° C', '20 °C', '20 °C'),
  },
  {
    ...{ id: 'degree/one-character', pattern: /(?<=\d[ \u00A0]?)℃/gu, by: '°C' },
    ...sign('20 ℃', '20 °C', '20 °C'),
  },
  {
    ...{ id: 'unit-micro/ug', pattern: /(?<=\d[ \u00A0]?)u(?=(?:g|L|l|m|mol|M)(?![\p{L}\p{N}_]))/gu, by: 'µ' },
    ...sign('5 ug', '5 µg', 'ug'),
    if: ({ source }) => /[µμ]/.test(source),
  },
]

function sign(
  before: string,
  after: string,
  counter: string,
): Pick<Replacement, 'kind' | 'except' | 'example' | 'counter'> {
  return { kind: 'unit', except: [...closeLanguages], example: [after, before, after], counter: [after, counter] }
}

export const unitFamilies = [
  unitSpaces,
  unitCases,
  replacing([...powerRows, ...signRows]),
] as const satisfies readonly Family[]
