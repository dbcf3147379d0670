import { printNumber } from './formats.ts'
import { useLocale } from './LocaleContext.ts'

/** Returns a number formatter for the page's locale: 17.9 or 17,9. Supports units (`style: 'unit'`) and percents. */
export function useNumber(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const { tag } = useLocale().locale
  return (value, options) => printNumber(value, tag, { maximumFractionDigits: 1, ...options })
}

/**
 * Returns a formatter of seconds: 1.8 as "1.8 sec" or „1,8 s”, the SI symbol in place of CLDR's "sek.". Removes CLDR's
 * space before 秒, which Japanese omits.
 */
export function useSeconds(): (value: number) => string {
  const number = useNumber()
  return (value) =>
    number(value, { style: 'unit', unit: 'second', unitDisplay: 'short' })
      .replace(/\s(?=秒)/, '')
      .replace(/sek\./i, 's')
}
