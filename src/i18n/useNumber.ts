import { printNumber } from './formats.ts'
import { useLocale } from './LocaleContext.ts'

/** Prints numbers as the page's locale writes them: 17.9 as 17.9 or 17,9; units (`style: 'unit'`) and percents, too. */
export function useNumber(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const { tag } = useLocale().locale
  return (value, options) => printNumber(value, tag, { maximumFractionDigits: 1, ...options })
}

/** Prints a length of time: 1.8 as "1.8 sec" or „1,8 sek.”; beside 秒 without CLDR's space, which Japanese does not write. */
export function useSeconds(): (value: number) => string {
  const number = useNumber()
  return (value) => number(value, { style: 'unit', unit: 'second', unitDisplay: 'short' }).replace(/\s(?=秒)/, '')
}
