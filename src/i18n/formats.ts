import type { i18n } from 'i18next'

/**
 * Adds the formats that texts may name beside i18next's own `number`:
 * `percent` prints a fraction (0.995 as 99.5% or 99,5%), `utc` prints hours from UTC (-5 as UTC−5).
 */
export function addFormats(instance: i18n): void {
  instance.services.formatter?.add('percent', (value, lng) =>
    new Intl.NumberFormat(lng, { style: 'percent', maximumFractionDigits: 1 }).format(Number(value)),
  )
  instance.services.formatter?.add('utc', (value, lng) => {
    const hours = new Intl.NumberFormat(lng, { signDisplay: 'exceptZero' }).format(Number(value))
    return `UTC${hours.replace('-', '\u2212')}`
  })
}
