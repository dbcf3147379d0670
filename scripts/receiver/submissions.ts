import { existsSync } from 'node:fs'
import { printTable } from '../lib/output.ts'
import { visible } from '../lib/visible.ts'
import Papa from 'papaparse'
import { fieldsOf, formIds } from '../../src/forms/fields.ts'
import { openStore } from './node/database.ts'
import { linesOf } from './notify.ts'
import type { Notice, Submission, SubmissionStore } from './store.ts'

/** A place of submissions, for the command line. */
export interface Place {
  readonly name: string
  /** Null where there is none yet. */
  readonly store: SubmissionStore | null
  readonly close: () => void
}

/** A database file. One that is not there is not made: reading must not leave an empty one behind. */
export function databaseAt(file: string): Place {
  const store = existsSync(file) ? openStore(file) : null
  return { name: file, store, close: () => store?.close() }
}

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

/**
 * What a spreadsheet may run as a formula or calculate, as it does with +48-601-234-567: its signs, those of full width too,
 * behind spaces too (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const escapeFormulae = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** RFC 4180 with a line of names. A cell that may be a formula gets an apostrophe, which makes it a text. */
export function toCsv(submissions: readonly Submission[]): string {
  const names = columnsFor(submissions)
  const rows = submissions.map(({ fields, notices, doubts = [], ...row }) => ({
    ...fields,
    ...row,
    doubts: doubts.join(' '),
    told: toldOf(notices),
  }))
  const columns = ['id', 'receivedAt', 'form', 'locale', 'doubts', 'told', ...names]
  return `${Papa.unparse(rows, { columns, header: true, escapeFormulae, newline: '\r\n' })}\r\n`
}

/** A line for each submission, and below it every other field in full: nothing is cut, whatever its length. */
export function toTable(submissions: readonly Submission[]): string {
  const names = columnsFor(submissions).filter((name) => !sharedNames.includes(name))
  const rows = submissions.map(({ id, receivedAt, form, locale, fields }) => {
    const received = receivedAt.slice(0, 19).replace('T', ' ')
    const shared = sharedNames.map((name) => visible(fields[name] ?? ''))
    return [String(id), received, form, locale, ...shared]
  })
  const [head, ...lines] = printTable(['id', 'received (UTC)', 'form', 'locale', ...sharedNames], rows).split('\n')
  const blocks = lines.flatMap((line, index) => {
    const { fields = {}, doubts = [], notices = [] } = submissions[index] ?? {}
    const known = { ...fields, doubts: doubts.join(' '), told: toldOf(notices) }
    return [line, ...linesOf(known, [...names, 'doubts', 'told'])]
  })
  return `${[head, ...blocks].join('\n')}\n`
}

/** What has become of telling the owner, in words. */
function toldOf(notices: readonly Notice[]): string {
  const words = notices.map(({ kind, attempts, due, toldAt, failure }) => {
    if (toldAt) return `${kind} ${minute(toldAt)}`
    const state = due === null ? 'failed' : attempts === 0 ? 'waiting' : `again ${minute(new Date(due).toISOString())}`
    return `${kind} ${state}${failure ? ` (try ${attempts}: ${failure})` : ''}`
  })
  return words.join('; ')
}

const minute = (time: string) => time.slice(0, 16).replace('T', ' ')
