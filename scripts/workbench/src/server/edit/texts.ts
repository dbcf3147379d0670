import { correctedBy, type LocaleRules } from '../../checks/localeRules.ts'
import { quote } from '../../exchange/formats/characters.ts'
import { codePointName } from '../../lib/difference.ts'
import type { Finding } from '../../lib/output.ts'
import { formKey, type Unit, type UnitForm, unitId } from '../../messages/units.ts'
import { formName, type Texts } from '../../protocol/calls.ts'
import type { State } from './perform.ts'

/** The texts of a message by form, without missing ones. */
export const textsOf = (forms: readonly UnitForm[], side: 'source' | 'target'): Texts =>
  Object.fromEntries(forms.flatMap((form) => (form[side] === null ? [] : [[formName(form), form[side]]])))

/**
 * Returns the message with typed texts, in NFC. Other forms are unchanged, and so are forms that were empty and still
 * are. Throws an error for a form that the message does not have.
 */
export function withTexts(unit: Unit, texts: Texts): Unit {
  const names: readonly string[] = unit.forms.map(formName)
  const unknown = Object.keys(texts).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`${unitId(unit)} has no form "${unknown}", only ${names.join(', ')}.`)
  const forms = unit.forms.map((form) => {
    const typed = Object.hasOwn(texts, formName(form)) ? texts[formName(form)] : undefined
    if (typed === undefined || (form.target === null && typed.trim() === '')) return form
    return { ...form, target: typed.normalize('NFC').replace(/\r\n?/g, '\n') }
  })
  return { ...unit, forms }
}

/** The input for the rules of a locale. */
export interface Judged extends Pick<State, 'project' | 'locale' | 'units'> {
  readonly rules: LocaleRules
}

/** Checks the texts of a message, which may be unsaved: their shape, else by "check". */
export function findingsOf({ project, locale, units, rules }: Judged, unit: Unit): readonly Finding[] {
  const file = project.files.get(locale.code)?.get(unit.namespace)
  const shape = unit.forms.flatMap((form): Finding[] => {
    const mismatch = shapeMismatch(form)
    if (!mismatch) return []
    const key = formKey(unit, form)
    const place = { file: project.layout.path(locale.code, unit.namespace), line: file?.lineOf(key) ?? 1 }
    return [{ ...place, key: `${unit.namespace}:${key}`, severity: 'error', ...mismatch }]
  })
  if (shape.length > 0) return shape
  const targets = new Map(unit.forms.map((form) => [`${unit.namespace}:${formKey(unit, form)}`, form]))
  return rules.findingsOfUnit(unit, units).map((finding) => {
    const { source, target } = targets.get(finding.key) ?? { source: '', target: null }
    if (target === null || locale.code === project.sourceLocale) return finding
    const text = correctedBy(project, finding.rule, { source, target }, locale)
    return text === null ? finding : { ...finding, fix: { of: target, text } }
  })
}

/** In characters. The longest text of the site has about 700. */
const LONGEST = 5000

/** Never allowed by an exception: private-use characters carry the marks of scripts/vite-plugin-marks. */
const neverAllowed = /(?!\n)[\p{Cc}\p{Co}\p{Cs}]/u

function shapeMismatch({ target }: UnitForm): Pick<Finding, 'rule' | 'expected' | 'found'> | null {
  if (target === null) return null
  if (target.trim() === '') return { rule: 'empty-target', expected: 'a translation', found: quote(target) }
  if (target.length > LONGEST) {
    return { rule: 'too-long', expected: `at most ${LONGEST} characters`, found: String(target.length) }
  }
  const [character] = neverAllowed.exec(target) ?? []
  if (character === undefined) return null
  return { rule: 'invisible-characters', expected: 'no invisible character', found: codePointName(character) }
}
