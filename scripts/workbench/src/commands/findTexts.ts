import { fold } from '../lib/fold.ts'
import { formKey, type Unit, unitId } from '../model/units.ts'

/** A stretch of a text, from and up to an offset. */
export type Stretch = readonly [from: number, to: number]

/** What is looked for, folded; empty ones are left out. */
const foldWords = (words: readonly string[]) =>
  words.map((word) => fold(word.trim()).text).filter((word) => word !== '')

/** Whether a message has all words in its key or texts, without case and diacritics; spaces make a phrase. */
export function matcherOf(words: readonly string[]): (unit: Unit) => boolean {
  const wanted = foldWords(words)
  return (unit) => {
    const keys = unit.forms.map((form) => `${unit.namespace}:${formKey(unit, form)}`)
    const texts = unit.forms.flatMap(({ source, target }) => [source, target ?? ''])
    const folded = [unitId(unit), ...keys, ...texts].map((text) => fold(text).text)
    return wanted.every((word) => folded.some((text) => text.includes(word)))
  }
}

/** Where the words stand in a text, in its order; stretches that touch are one. */
export function stretchesOf(text: string, words: readonly string[]): Stretch[] {
  const { text: folded, offsets } = fold(text)
  const found = foldWords(words).flatMap((word) => {
    const stretches: [number, number][] = []
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      stretches.push([offsets[at] ?? 0, offsets[at + word.length] ?? text.length])
    }
    return stretches
  })
  const merged: [number, number][] = []
  for (const [from, to] of found.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
