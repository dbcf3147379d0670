import { allLocales } from '../../../src/config/locales.ts'
import { colors } from '../../lib/colors.ts'
import { count } from '../../lib/output.ts'
import type { LocaleDiff, TextChange } from './textDiff.ts'
import { markWords } from './wordDiff.ts'

/** One locale's differences for people: a line of numbers, then every key with what became of it. */
export function printLocaleDiff(diff: LocaleDiff): string {
  const { locale, texts, reviews, needsWork, comments, annotations } = diff
  const row = allLocales.find(({ code }) => code === locale)
  const title = row ? `${row.name} (${locale})` : locale
  const line = (label: string, key: string, rest = '') => `  ${label.padEnd(12)} ${key}${rest && `  ${rest}`}`
  return [
    `${colors.bold(title)}: ${amounts(diff)}`,
    ...texts.flatMap((change) => [line(kindOf(change), change.key), ...printChange(change, row?.tag ?? 'und')]),
    ...reviews.added.map(({ key, reviewer }) => line('reviewed', key, reviewer)),
    ...reviews.lost.map(({ key, reviewer, state }) =>
      line('review lost', key, `${reviewer} (now ${state ?? 'removed'})`),
    ),
    ...needsWork.set.map((key) => line('needs work', key)),
    ...needsWork.cleared.map((key) => line('work done', key)),
    ...comments.flatMap(({ key, added, removed }) => [
      ...added.map((comment) => line('comment', key, comment)),
      ...removed.map((comment) => line('comment gone', key, comment)),
    ]),
    ...annotations.flatMap(({ key, added, removed }) => [
      ...added.map((annotation) => line('annotation', key, annotation)),
      ...removed.map((annotation) => line('no longer', key, annotation)),
    ]),
  ].join('\n')
}

const kindOf = ({ before, after }: TextChange) => (before === null ? 'added' : after === null ? 'removed' : 'changed')

function printChange({ before, after }: TextChange, tag: string): string[] {
  const marked = before !== null && after !== null ? markWords(before, after, tag) : { before, after }
  return [
    ...(marked.before === null ? [] : [`    was        ${marked.before}`]),
    ...(marked.after === null ? [] : [`    now        ${marked.after}`]),
  ]
}

function amounts({ texts, reviews, needsWork, comments, annotations }: LocaleDiff): string {
  const kinds = texts.map(kindOf)
  const parts = {
    added: kinds.filter((kind) => kind === 'added').length,
    removed: kinds.filter((kind) => kind === 'removed').length,
    changed: kinds.filter((kind) => kind === 'changed').length,
    reviewed: reviews.added.length,
    'no longer reviewed': reviews.lost.length,
    'marked as needing work': needsWork.set.length,
    'no longer marked so': needsWork.cleared.length,
  }
  const said = Object.entries(parts).flatMap(([what, number]) => (number > 0 ? [`${number} ${what}`] : []))
  const commented = comments.length > 0 ? [`comments on ${count(comments.length, 'text')}`] : []
  const annotated = annotations.length > 0 ? [`annotations on ${count(annotations.length, 'text')}`] : []
  return [...said, ...commented, ...annotated].join(', ')
}
