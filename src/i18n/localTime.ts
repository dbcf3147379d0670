/** Hours from UTC, the same in every language: -5 as UTC−5, 5.5 as UTC+5:30, 0 as UTC. */
export function printUtc(hours: number): string {
  if (hours === 0) return 'UTC'
  const [whole, minutes] = [Math.trunc(Math.abs(hours)), Math.round((Math.abs(hours) % 1) * 60)]
  return `UTC${hours < 0 ? '\u2212' : '+'}${whole}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** The hours from UTC of a zone by its IANA name, on a day. Throws for a name that is none. */
function utcOffsetOf(zone: string, day: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const printed = format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(printed) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

/** The hours from UTC of a zone in a year: those of its winter, and those of its summer where they differ. */
export function utcOffsetsOf(zone: string, year: number): { winter: number; summer?: number } {
  const offsets = [0, 6].map((month) => utcOffsetOf(zone, new Date(Date.UTC(year, month, 1))))
  const [winter, summer] = [Math.min(...offsets), Math.max(...offsets)]
  return winter === summer ? { winter } : { winter, summer }
}

/** The hours of a day from one zone as another zone's clocks show them, in winter. */
export function hoursElsewhere(
  { from, to, zone }: Hours,
  elsewhere: string,
  year: number,
): { from: number; to: number } {
  const ahead = utcOffsetsOf(elsewhere, year).winter - utcOffsetsOf(zone, year).winter
  return { from: from + ahead, to: to + ahead }
}

interface Hours {
  readonly from: number
  readonly to: number
  readonly zone: string
}

/** A zone as a language calls it, in summer and in winter: Eastern Time. */
export function printZone(zone: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

// Releases of the data differ in the width of spaces, and a page says the same wherever it is rendered.
const withPlainSpaces = (printed: string) => printed.replace(/[\u2009\u202F]/g, '\u00A0')

/** Full hours of a day, from one to the other, as a language writes them: 9:00 – 17:00, in Latin digits. */
export function printHours(from: number, to: number, tag: string): string {
  const format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return withPlainSpaces(format.formatRange(Date.UTC(2000, 0, 1, from), Date.UTC(2000, 0, 1, to)))
}

/** What the clocks of a zone show, as a language writes it, with the hours from UTC that hold then: 10:42 UTC−7. */
export function printTimeIn(zone: string, tag: string, now: Date): string {
  const format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { hour: 'numeric', minute: '2-digit', timeZone: zone })
  return `${withPlainSpaces(format.format(now))} ${printUtc(utcOffsetOf(zone, now))}`
}
