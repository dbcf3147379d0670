import { afterNumber, gap, oneOf, unspaced, type WordFinder, withoutMarks } from './numberWords.ts'

const units =
  'percent celsius fahrenheit gram kilogram liter milliliter meter centimeter millimeter kilometer kilobyte megabyte ' +
  'gigabyte terabyte second minute hour day week month year'
/** Numbers that between them take every plural form of every language. */
const samples = [0, 1, 2, 3, 5, 6, 11, 20, 100, 1.5]

/** One of them for each form of a language. */
function samplesOf(tag: string): number[] {
  const rules = new Intl.PluralRules(tag)
  return [...new Map(samples.map((sample) => [rules.select(sample), sample])).values()]
}

/** The words and abbreviations of a language for units, without those of one letter, which may be words of their own. */
export function unitWordsOf(tag: string, script: string): WordFinder {
  const meanings = new Map<string, string>()
  const forms = samplesOf(tag)
  for (const unit of units.split(' ')) {
    for (const unitDisplay of ['long', 'short'] as const) {
      const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay })
      for (const sample of forms) {
        const words = format.formatToParts(sample).filter(({ type }) => type === 'unit')
        const word = withoutMarks(words[0]?.value ?? '').toLowerCase()
        if (words.length === 1 && (word.length > 1 || unspaced.has(script))) meanings.set(word, unit)
      }
    }
  }
  return afterNumber(meanings, script)
}

const symbolList: Readonly<Record<string, string>> = {
  percent: '% ٪',
  celsius: '°C ℃',
  fahrenheit: '°F ℉',
  gram: 'g',
  kilogram: 'kg',
  mg: 'mg мг',
  µg: 'µg μg mcg мкг',
  ng: 'ng',
  liter: 'l L',
  dL: 'dl dL',
  milliliter: 'ml mL',
  µL: 'µl µL μl μL',
  meter: 'm',
  centimeter: 'cm',
  millimeter: 'mm',
  kilometer: 'km',
  kilobyte: 'kB KB',
  megabyte: 'MB',
  gigabyte: 'GB',
  terabyte: 'TB',
  second: 's',
  millisecond: 'ms',
  minute: 'min',
  hour: 'h',
}
const plainSymbols = '‰ mol mmol Hz kHz MHz GHz V kV mV W kW Pa kPa USD EUR PLN'

/** The symbols of units, which are the same in most languages. */
export const symbols: WordFinder = (() => {
  const listed = Object.entries(symbolList).flatMap(([unit, list]) =>
    list.split(' ').map((word) => [word, unit] as const),
  )
  const meanings = new Map([...listed, ...plainSymbols.split(' ').map((symbol) => [symbol, symbol] as const)])
  return {
    pattern: new RegExp(String.raw`${gap}(${oneOf(meanings.keys())})(?![\p{Script=Latin}\p{Script=Cyrillic}\d])`, 'u'),
    meanings,
  }
})()
