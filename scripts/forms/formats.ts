import { fieldsOf, formIds } from '../../src/forms/fields.ts'
import type { Submission } from './store.ts'

/** The fields of one line that every form has: they stand beside each other, the others below. */
const sharedNames: readonly string[] = formIds
  .map((form) => fieldsOf(form).flatMap(({ name, kind }): string[] => (kind === 'longText' ? [] : [name])))
  .reduce((shared, names) => shared.filter((name) => names.includes(name)))

/** All that is stored, as a JSON array. */
export function toJson(submissions: readonly Submission[]): string {
  return `${JSON.stringify(submissions, null, 2)}\n`
}

/** Every field of the table, long texts last, and those that it no longer has but a submission of earlier does. */
function columnsFor(submissions: readonly Submission[]): string[] {
  const fields = formIds.flatMap(fieldsOf)
  const ordered = [...fields.filter(({ kind }) => kind !== 'longText'), ...fields].map(({ name }) => name)
  const stored = submissions.flatMap((submission) => Object.keys(submission.fields))
  return [...new Set<string>([...ordered, ...stored])]
}

/** RFC 4180 with a line of names. */
export function toCsv(submissions: readonly Submission[]): string {
  const names = columnsFor(submissions)
  const head = ['id', 'receivedAt', 'form', 'locale', ...names]
  const rows = submissions.map(({ id, receivedAt, form, locale, fields }) => [
    String(id),
    receivedAt,
    form,
    locale,
    ...names.map((name) => fields[name] ?? ''),
  ])
  return [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** A spreadsheet runs a cell that begins like a formula; the apostrophe makes it a text. */
function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A line for each submission, and below it every other field in full: nothing is cut, whatever its length. */
export function toTable(submissions: readonly Submission[]): string {
  const head = ['id', 'received (UTC)', 'form', 'locale', ...sharedNames]
  const rows = submissions.map(({ id, receivedAt, form, locale, fields }) =>
    [
      String(id),
      receivedAt.slice(0, 19).replace('T', ' '),
      form,
      locale,
      ...sharedNames.map((name) => fields[name] ?? ''),
    ].map((cell) => visible(cell).replaceAll('\n', '\\n')),
  )
  // One very long name must not push every other row off the screen.
  const widths = head.map((_, column) =>
    Math.min(40, Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? '')))),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell))))
      .join('  ')
      .trimEnd()
  const names = columnsFor(submissions).filter((name) => !sharedNames.includes(name))
  const blocks = submissions.map(({ fields }, index) => [line(rows[index] ?? []), ...details(fields, names)].join('\n'))
  return `${[line(head), ...blocks].join('\n')}\n`
}

function details(fields: Submission['fields'], names: readonly string[]): string[] {
  const width = Math.max(...names.map((name) => name.length))
  return names.flatMap((name) => {
    const lines = visible(fields[name] ?? '').split('\n')
    return fields[name] ? lines.map((text, index) => `    ${(index ? '' : name).padEnd(width)}  ${text}`.trimEnd()) : []
  })
}

/** Control and direction characters as \uXXXX, so that what a stranger sent cannot steer the terminal. */
function visible(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(
      /(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
}

/** How many columns a text takes: a terminal gives emoji and East Asian characters two. */
function widthOf(text: string): number {
  const wide = /\p{Emoji_Presentation}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u
  return [...new Intl.Segmenter().segment(text)].reduce((sum, { segment }) => sum + (wide.test(segment) ? 2 : 1), 0)
}
