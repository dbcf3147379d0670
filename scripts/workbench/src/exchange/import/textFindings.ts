import { inWords } from '../../checks/findings.ts'
import type { LocaleRules } from '../../checks/localeRules.ts'
import { tagMismatches, variableMismatches } from '../../checks/texts/codes.ts'
import { quote } from '../formats/characters.ts'
import { type FileFinding, findingOn } from '../formats/model.ts'
import { type Compared, changedForms } from './compare.ts'

/** In characters. The longest text of the site has about 700. */
export const LONGEST = 5000

/**
 * Checks the new texts of a message by the rules of "check"; with an older English in the file, against that one. A
 * text that the locale already has is only checked if the file marks it as finished. Otherwise one old mistake would
 * block every file, and "check" finds it anyway.
 */
export function textFindings(compared: Compared, rules: LocaleRules): FileFinding[] {
  const { unit, older, effect } = compared
  const today = rules.messageOf(unit)
  if (!today) return []
  const message = older ? { ...today, texts: [...older.forms.values()].map(rules.textOf) } : today
  const judged = effect === 'accepted' || effect === 'reviewed' ? allTexts(compared) : newTexts(compared)
  return judged.flatMap(({ text, form, target }) => {
    if (target.trim() === '') {
      return [findingOn(text, 'empty-target', 'a translation, or no target at all', quote(target))]
    }
    if (target.length > LONGEST) {
      return [findingOn(text, 'too-long', `at most ${LONGEST} characters`, String(target.length))]
    }
    return rules
      .findingsOf(unit, form, target, { message, file: { lineOf: () => text.line } })
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, expected, found }) => findingOn(text, rule, expected, found))
  })
}

/** The variables and tags of today's English that a translation of an older one lacks. */
export function mismatches(compared: Compared, rules: LocaleRules): FileFinding[] {
  const today = rules.messageOf(compared.unit)
  if (!compared.older || !today) return []
  return newTexts(compared).flatMap(({ text, target }) => {
    const codes = rules.textOf(target)
    const found = [...variableMismatches(codes, today.texts, today.plural), ...tagMismatches(codes, today.texts)]
    return found.map(inWords).map(({ expected, found }) => findingOn(text, 'variables', expected, found))
  })
}

const newTexts = (compared: Compared) => withTargets(changedForms(compared))

const allTexts = ({ forms, texts }: Compared) =>
  withTargets(forms.map((form, index) => ({ form, text: texts[index] ?? null })))

const withTargets = (list: readonly Pick<ReturnType<typeof changedForms>[number], 'form' | 'text'>[]) =>
  list.flatMap(({ form, text }) => (text && form.target !== null ? [{ text, form, target: form.target }] : []))
