import type { LocaleRules } from '../checks/localeRules.ts'
import type { SourceMessage } from '../checks/source.ts'
import { textOf } from '../checks/text.ts'
import { tagRemarks, variableRemarks } from '../checks/texts/codes.ts'
import { quote } from '../formats/characters.ts'
import type { Problem } from '../formats/model.ts'
import { type Compared, changedForms } from './compare.ts'

/** In characters. The longest text of the site has about 700. */
const LONGEST = 5000

/**
 * What is wrong with the texts that a message is about to get, by the rules of "check"; where the file has an older English,
 * beside that one. A text that the locale has already is judged only when the file calls it finished: the rest is for "check"
 * itself, and one old mistake would keep every file out.
 */
export function textProblems(compared: Compared, rules: LocaleRules): Problem[] {
  const today = rules.messageOf(compared.unit)
  if (!today) return []
  const message = withOlder(today, compared)
  return textsToJudge(compared).flatMap(({ text, form, target }) => {
    const problem = (rule: string, expected: string, found: string) => [
      { line: text.line, key: text.id, rule, expected, found },
    ]
    if (target.trim() === '') return problem('empty-target', 'a translation, or no target at all', quote(target))
    if (target.length > LONGEST) return problem('too-long', `at most ${LONGEST} characters`, String(target.length))
    const file = { lineOf: () => text.line }
    return rules
      .findingsOf(compared.unit, form, target, { message, file })
      .filter(({ severity }) => severity === 'error')
      .flatMap(({ rule, expected, found }) => problem(rule, expected, found))
  })
}

/** Which variables and tags of today's English a translation of an older one does not have. */
export function misfits(compared: Compared, rules: LocaleRules): Problem[] {
  const today = rules.messageOf(compared.unit)
  if (!compared.older || !today) return []
  return newTexts(compared).flatMap(({ text, target }) => {
    const codes = textOf(target)
    const remarks = [...variableRemarks(codes, today.texts, today.plural), ...tagRemarks(codes, today.texts)]
    return remarks.map((remark) => ({ line: text.line, key: text.id, rule: 'variables', ...remark }))
  })
}

function textsToJudge(compared: Compared) {
  const { effect, forms, texts } = compared
  if (effect !== 'confirmed' && effect !== 'reviewed') return newTexts(compared)
  return forms.flatMap((form, index) => {
    const text = texts[index]
    return text && form.target !== null ? [{ text, form, target: form.target }] : []
  })
}

const newTexts = (compared: Compared) =>
  changedForms(compared).flatMap(({ form, text }) =>
    text && form.target !== null ? [{ text, form, target: form.target }] : [],
  )

/** A message as it was when the file was exported. */
function withOlder(today: SourceMessage, { older }: Compared): SourceMessage {
  return older ? { ...today, texts: [...older.forms.values()].map(textOf) } : today
}
