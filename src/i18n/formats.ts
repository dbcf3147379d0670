import type { i18n } from 'i18next'
import { defaultLocale } from '../config/locales.ts'
import { once } from './once.ts'

/** The number formats that texts can use. */
export const formatNames = ['number', 'percent', 'euro', 'dollar'] as const

/**
 * Formats a number for a language. Digits are always Latin: the default for Arabic differs by CLDR release and region, and
 * the result must be the same on the server and in the browser.
 */
export function printNumber(value: number, tag: string, options?: Intl.NumberFormatOptions): string {
  // Some languages have a code for the dollar and a symbol for the euro. Both print symbols.
  const printed = printer(JSON.stringify({ ...options, tag }))
    .format(value)
    .replace('USD', '$')
  // Between a right-to-left mark and the end of the text, "US$" would be reordered to end in its letters.
  return printed.startsWith('\u200F') ? printed.replace(/\p{L}\p{Sc}/u, '$&\u200E') : printed
}

const printer = once((asked: string) => {
  const { tag, ...options }: Intl.NumberFormatOptions & { readonly tag: string } = JSON.parse(asked)
  return new Intl.NumberFormat(`${tag}-u-nu-latn`, options)
})

/** Formats an ISO 8601 day in full, in the Gregorian calendar and Latin digits: 2028-06-30 as 30 juin 2028. */
export function printDay(day: string, tag: string): string {
  const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(day))
}

const printPrice = (value: number, tag: string, currency: string) =>
  printNumber(value, tag, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

const formats: Readonly<Record<(typeof formatNames)[number], (value: number, tag: string) => string>> = {
  number: printNumber,
  /** A fraction: 0.995 as 99.5% or 99,5%. */
  percent: (value, tag) => printNumber(value, tag, { style: 'percent', maximumFractionDigits: 1 }),
  /** 75 as €75, 0.18 as €0.18. */
  euro: (value, tag) => printPrice(value, tag, 'EUR'),
  dollar: (value, tag) => printPrice(value, tag, 'USD'),
}

/** Registers the formats in i18next, replacing its own for numbers. */
export function addFormats(instance: i18n): void {
  for (const [name, format] of Object.entries(formats)) {
    instance.services.formatter?.add(name, (value, tag = defaultLocale) => format(Number(value), tag))
  }
}
