import { keyPath } from '../config.ts'
import { jsonIn, valueAt } from '../lib/json/values.ts'
import type { Hashes, Outcome, Texts } from '../protocol/protocol.ts'
import { englishOfHashes, pastOf } from '../history/history.ts'
import { filesBefore, parseJournal } from '../model/journal.ts'
import { previousForm } from '../model/records/previous.ts'
import { formKey, hashOf, textHash, type UnitForm, unitId } from '../model/units.ts'
import { isSource, type State } from './perform.ts'
import { textsOf } from './texts.ts'

/** That somebody else has changed what the editor saw. */
export type Conflict = Omit<Extract<Outcome, { kind: 'conflict' }>, 'here'>

/** Whether a message is still as somebody saw it. */
export const isAsSeen = ({ unit }: Pick<State, 'unit'>, base: Hashes): boolean =>
  base.english === unit.english && base.text === textHash(unit)

/** The versions of a message that somebody else has changed meanwhile. */
export async function conflictOf(state: State, base: Hashes, yours: Texts): Promise<Conflict> {
  return {
    kind: 'conflict',
    base: { english: await englishOf(state, base), texts: await targetOf(state, base) },
    yours,
  }
}

async function englishOf({ project, locale, unit }: State, { english: hash }: Hashes): Promise<Texts | null> {
  if (hash === unit.english) return textsOf(unit.forms, 'source')
  // It is the text itself.
  if (isSource(locale)) return null
  const known = await englishOfHashes(project, [hash])
  const forms = known.get(hash)
  if (!forms) return null
  const sources = unit.forms.map((form): UnitForm => ({ ...form, source: previousForm(forms, form.category) ?? '' }))
  return textsOf(sources, 'source')
}

/** From the changes that were made here, whether committed or not, else from git. */
async function targetOf(state: State, { text: hash }: Hashes): Promise<Texts | null> {
  const { project, locale, unit } = state
  if (hash === textHash(unit)) return textsOf(unit.forms, 'target')
  const keys = unit.forms.map((form) => formKey(unit, form))
  const known = fromJournal(state, keys, hash)
  const found = known ?? [...((await pastOf(project, locale)).texts.get(hash)?.values() ?? [])]
  if (found.length !== unit.forms.length) return null
  const forms = unit.forms.map((form, index): UnitForm => ({ ...form, target: found[index] || null }))
  return textsOf(forms, 'target')
}

/** The texts as they were before one of the last changes that were made here, going back from those of now. */
function fromJournal({ root, raw, files, unit }: State, keys: readonly string[], hash: string): string[] | null {
  const steps = parseJournal(raw.get(files.journal)).filter(
    ({ undone, changes }) => undone === undefined && changes.some(({ id }) => id === unitId(unit)),
  )
  let before = raw
  for (const step of steps.toReversed()) {
    before = filesBefore(root, before, step)
    const tree = jsonIn(before.get(files.texts))
    const texts = keys.map((key) => valueAt(tree, keyPath(key))).map((text) => (typeof text === 'string' ? text : ''))
    const list = texts.map((text) => (text.trim() ? text : ''))
    if (hashOf(list) === hash) return list
  }
  return null
}
