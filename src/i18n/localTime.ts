import type { Office } from '../config/site.ts'

/** Formats an offset in hours, the same in every language: -5 as UTC−5, 5.5 as UTC+5:30, 0 as UTC. */
export function printUtc(hours: number): string {
  if (hours === 0) return 'UTC'
  const [whole, minutes] = [Math.trunc(Math.abs(hours)), Math.round((Math.abs(hours) % 1) * 60)]
  return `UTC${hours < 0 ? '\u2212' : '+'}${whole}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** Returns the UTC offset of an IANA time zone on a day, in hours. Throws if the zone is unknown. */
function utcOffsetOf(zone: string, day: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const printed = format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(printed) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

/** Returns the UTC offsets of a zone in a year, in hours: winter, and summer if it differs. */
export function utcOffsetsOf(zone: string, year: number): { winter: number; summer?: number } {
  const offsets = [0, 6].map((month) => utcOffsetOf(zone, new Date(Date.UTC(year, month, 1))))
  const [winter, summer] = [Math.min(...offsets), Math.max(...offsets)]
  return winter === summer ? { winter } : { winter, summer }
}

/** Converts hours of a day from one zone to another, in winter. */
export function hoursElsewhere({ from, to, zone }: Office['deskHours'], elsewhere: string, year: number) {
  const ahead = utcOffsetsOf(elsewhere, year).winter - utcOffsetsOf(zone, year).winter
  return { from: from + ahead, to: to + ahead }
}

/** Returns a zone's generic name in a language: Eastern Time. */
export function printZone(zone: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/**
 * Replaces thin spaces, in which CLDR releases differ, since the result must be the same on the server and in the browser.
 * French hours, which CLDR writes with a colon, become 9 h and 9 h 30.
 */
function asWritten(printed: string, tag: string): string {
  // A line may end after a dash.
  const spaced = printed.replace(/(?<=–)\u2009/g, ' ').replace(/[\u2009\u202F]/g, '\u00A0')
  if (new Intl.Locale(tag).language !== 'fr') return spaced
  return spaced.replace(/\b0?(\d+):(\d\d)/g, '$1\u00A0h\u00A0$2').replaceAll('\u00A0h\u00A000', '\u00A0h')
}

/** Formats a range of full hours for a language, in Latin digits: 9:00 – 17:00. */
export function printHours(from: number, to: number, tag: string): string {
  const format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return asWritten(format.formatRange(Date.UTC(2000, 0, 1, from), Date.UTC(2000, 0, 1, to)), tag)
}

/** Formats the time in a zone for a language, with the current UTC offset: 10:42 UTC−7. */
export function printTimeIn(zone: string, tag: string, now: Date): string {
  const format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { hour: 'numeric', minute: '2-digit', timeZone: zone })
  return `${asWritten(format.format(now), tag)} ${printUtc(utcOffsetOf(zone, now))}`
}
