import { groupBy } from '../../model/groups.ts'
import { symbols } from '../../checks/numbers/numberLocale.ts'
import { type Family, type Fix, fix, NBSP, type Rule } from './rule.ts'

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
      ...{ id: `unit-space/${unit}`, kind: 'unit', languages: 'all' },
      wrong: `${unit} stands right behind its number.`,
      mended: 'A no-break space between them, as the SI has it in languages that part words by spaces.',
      example: { language: 'pl', source: `5 ${unit}`, before: `5${unit}`, after: `5${NBSP}${unit}` },
      counterExample: { language: 'ja', source: `5 ${unit}`, target: `5${unit}` },
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
        ...{ id: `unit-case/${unit}`, kind: 'unit', languages: 'all' },
        wrong: `The letters of ${unit} are in the wrong case.`,
        mended: 'The symbol is written as the source has it, behind the same number.',
        example: { language: 'pl', source: `5 ${unit}`, before: `5 ${wrongCase(unit)}`, after: `5 ${unit}` },
        counterExample: { language: 'pl', source: `5 ${wrongCase(unit)}`, target: `5 ${wrongCase(unit)}` },
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

const powers = 'mm2 cm2 dm2 m2 km2 mm3 cm3 dm3 m3'.split(' ')
const withPower = (unit: string) => unit.replace('2', '²').replace('3', '³')
const powerRules = new Map(
  powers.map((unit): [string, Rule] => [
    unit,
    {
      ...{ id: `unit-power/${unit}`, kind: 'unit', languages: 'all' },
      wrong: `${unit} has its power on the line.`,
      mended: `The raised digit: ${withPower(unit)}.`,
      example: { language: 'pl', source: `5 ${withPower(unit)}`, before: `5 ${unit}`, after: `5 ${withPower(unit)}` },
      counterExample: { language: 'pl', source: `Sample ${unit}`, target: `Próbka ${unit}` },
    },
  ]),
)
const powered = /(?<=\d[ \u00A0]?|[A-Za-zµμ]\/)((?:mm|cm|dm|km|m)[23])(?![\p{L}\p{N}_-])/gu

/** Squares and cubes of lengths. */
const unitPowers: Family = {
  rules: [...powerRules.values()],
  find: ({ text, source }) => {
    if (!/m[23]/.test(text)) return []
    return [...text.matchAll(powered)].flatMap(({ 1: unit = '', index }) => {
      const row = powerRules.get(unit)
      const isInSource =
        source.includes(withPower(unit)) || new RegExp(`(?:\\d[ \\u00A0]?|/)${unit}(?![\\w])`).test(source)
      const at = index + unit.length - 1
      return row && isInSource ? [fix(row.id, at, at + 1, withPower(unit).slice(-1))] : []
    })
  },
}

interface Sign extends Pick<Rule, 'wrong' | 'mended'> {
  readonly id: string
  readonly pattern: RegExp
  readonly right: string
  readonly before: string
  readonly after: string
  readonly counter: string
}

const signs: readonly Sign[] = [
  {
    ...{ id: 'degree/ordinal', pattern: /(?<=\d[ \u00A0]?)º(?=[ \u00A0]?[CF](?!\p{L}))/gu, right: '°' },
    wrong: 'The ordinal indicator º stands for the sign of degrees.',
    mended: 'The sign ° before C or F behind a number.',
    ...{ before: '20 ºC', after: '20 °C', counter: 'nº 5' },
  },
  {
    ...{ id: 'degree/ring', pattern: /(?<=\d[ \u00A0]?)˚/gu, right: '°' },
    wrong: 'The accent ˚ stands for the sign of degrees.',
    mended: 'The sign ° behind a number.',
    ...{ before: '20 ˚C', after: '20 °C', counter: '˚' },
  },
  {
    ...{ id: 'degree/space', pattern: /(?<=\d[ \u00A0]?°)[ \u00A0]+(?=[CF](?!\p{L}))/gu, right: '' },
    wrong: 'A space parts ° and C or F.',
    mended: 'They stand together.',
    ...{ before: '20 ° C', after: '20 °C', counter: '20 °C' },
  },
  {
    ...{ id: 'degree/one-character', pattern: /(?<=\d[ \u00A0]?)℃/gu, right: '°C' },
    wrong: 'A character for East Asian typesetting stands for °C.',
    mended: '°C, which Unicode recommends.',
    ...{ before: '20 ℃', after: '20 °C', counter: '20 °C' },
  },
  {
    ...{ id: 'unit-micro/ug', pattern: /(?<=\d[ \u00A0]?)u(?=(?:g|L|l|m|mol|M)(?![\p{L}\p{N}_]))/gu, right: 'µ' },
    wrong: 'The letter u stands for µ (micro), which the source has.',
    mended: 'µ before the unit behind a number.',
    ...{ before: '5 ug', after: '5 µg', counter: 'ug' },
  },
]

const signRules = signs.map(
  ({ id, wrong, mended, before, after, counter }): Rule => ({
    ...{ id, kind: 'unit', languages: 'all', wrong, mended },
    example: { language: 'pl', source: after, before, after },
    counterExample: { language: 'pl', source: after, target: counter },
  }),
)

/** Signs of units that look like others. */
const unitSigns: Family = {
  rules: signRules,
  find: ({ text, source, language: { code } }) => {
    if (closeLanguages.has(code) || !/[º˚°℃]|\du|\d[ \u00A0]u/.test(text)) return []
    return signs.flatMap(({ id, pattern, right }) =>
      id.startsWith('unit-micro') && !/[µμ]/.test(source)
        ? []
        : [...text.matchAll(pattern)].map(({ 0: found, index }): Fix => fix(id, index, index + found.length, right)),
    )
  },
}

export const unitFamilies = [unitSpaces, unitCases, unitPowers, unitSigns] as const satisfies readonly Family[]
