import type { i18n } from 'i18next'

/** The formats that a text may name, all of them for numbers. `number` is i18next's own. */
export const formatNames = ['number', 'percent', 'euro', 'utc'] as const

type OwnFormat = Exclude<(typeof formatNames)[number], 'number'>

const ownFormats: Readonly<Record<OwnFormat, (value: unknown, lng: string | undefined) => string>> = {
  /** A fraction: 0.995 as 99.5% or 99,5%. */
  percent: (value, lng) =>
    new Intl.NumberFormat(lng, { style: 'percent', maximumFractionDigits: 1 }).format(Number(value)),
  /** 75 as €75, 0.18 as €0.18. */
  euro: (value, lng) =>
    new Intl.NumberFormat(lng, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }).format(
      Number(value),
    ),
  /** Hours from UTC: -5 as UTC−5. */
  utc: (value, lng) => {
    const hours = new Intl.NumberFormat(lng, { signDisplay: 'exceptZero' }).format(Number(value))
    return `UTC${hours.replace('-', '\u2212')}`
  },
}

/** Adds the formats that i18next does not have. */
export function addFormats(instance: i18n): void {
  for (const [name, format] of Object.entries(ownFormats)) instance.services.formatter?.add(name, format)
}
