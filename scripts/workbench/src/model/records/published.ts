import { hashOf, type Unit } from '../units.ts'
import { filesNamed, type ValueFormat } from './messageFile.ts'
import { type MessageRecord, parseRecordList, printRecord } from './records.ts'

/** What visitors read of a message while its text is under work. */
export interface PublishedText {
  /** Null for a text that was never recorded. */
  readonly record: MessageRecord | null
  /** In the order of the language's plural forms; "" for one that is not there, so that visitors read English. */
  readonly texts: readonly string[]
}

/** A list, which a merge takes as a whole: the record, or "", and the texts that it is of. */
export const publishedFormat: ValueFormat<PublishedText> = {
  file: filesNamed('published'),
  group: 'published texts by key, { … }',
  value: 'a list of the record (or ""), and of the texts that it is of',
  parse: parsePublished,
  print: ({ record, texts }) => [record ? printRecord(record) : '', ...texts],
}

function parsePublished(value: unknown): PublishedText | null {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return null
  const [line = '', ...texts] = value
  const [record = null] = line === '' ? [] : (parseRecordList(line) ?? [])
  const isSound = line === '' ? record === null : record?.text === hashOf(texts)
  return isSound && texts.length > 0 ? { record, texts } : null
}

/** What visitors read of a message that has nothing to wait for: its text as it stands. */
export const asPublished = ({ record, forms }: Pick<Unit, 'record' | 'forms'>): PublishedText => {
  const texts = forms.map(({ target }) => target ?? '')
  return { record: record?.text === hashOf(texts) ? record : null, texts }
}

/**
 * What visitors go on reading once a text has a record; undefined for that text. What they read stays until the text is
 * finished; a text that was, and of which somebody says later that it needs work, is what they read.
 */
export function publishedAfter(
  known: PublishedText | undefined,
  before: PublishedText,
  { record }: { readonly record: MessageRecord },
): PublishedText | undefined {
  if (!record.needsWork) return undefined
  return known ?? (hashOf(before.texts) === record.text ? undefined : before)
}
