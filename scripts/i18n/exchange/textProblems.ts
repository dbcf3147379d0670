import type { Locale } from '../../../src/config/locales.ts'
import { codesOf, tagsAreBalanced } from '../codes.ts'
import { examplesOf } from '../plurals.ts'
import type { Unit, UnitForm } from '../units.ts'
import { quote } from './characters.ts'
import type { Problem, ReadUnit } from './model.ts'

/** In characters. The longest text of the site has about 700. */
const LONGEST = 5000

/** What is wrong with a new text. A text that the locale has already is not judged again: that is for "check". */
export function textProblems(unit: Unit, form: UnitForm, text: ReadUnit, locale: Locale): Problem[] {
  const target = text.target ?? ''
  if (target === form.target) return []
  const problems: Problem[] = []
  const report = (rule: string, expected: string, found: string) =>
    problems.push({ line: text.line, key: text.id, rule, expected, found })
  if (target.trim() === '') report('empty-target', 'a translation, or no target at all', quote(target))
  else if (target.length > LONGEST) report('too-long', `at most ${LONGEST} characters`, String(target.length))
  else {
    const { lost, added } = compareCodes(unit, form, target, locale)
    if (lost.length + added.length > 0) {
      const found = [
        ...(lost.length > 0 ? [`without ${lost.join(' ')}`] : []),
        ...(added.length > 0 ? [`with ${added.join(' ')}`] : []),
      ]
      report(
        'inline-codes',
        `the codes ${codesOf(form.source).join(' ') || '(none)'}`,
        `the text ${found.join(' and ')}`,
      )
    } else if (tagsAreBalanced(form.source) && !tagsAreBalanced(target)) {
      report('unbalanced-tags', 'each tag closed by its own, none inside another', quote(target))
    }
    for (const [edge, place] of [
      [/^\s+/, 'start'],
      [/\s+$/, 'end'],
    ] as const) {
      const [own, english] = [edge.exec(target)?.[0], edge.exec(form.source)?.[0]]
      if (own && own !== english) report('space', `no space at the ${place}`, quote(target))
    }
  }
  return problems
}

/**
 * Codes that a text lacks or has too many of. The number of a plural form may stand in it although the English form has
 * none ("21" is "one" in some languages), and may be left out of a form that is for a single number.
 */
function compareCodes(unit: Unit, form: UnitForm, target: string, locale: Locale): { lost: string[]; added: string[] } {
  const wanted = codesOf(form.source)
  const own = codesOf(target)
  const counts = new Set(form.category ? unit.forms.flatMap(({ source }) => codesOf(source)).filter(isCount) : [])
  const single = form.category !== null && form.category !== 'other' && examplesOf(locale.tag, form.category).length < 2
  return {
    lost: without(wanted, own).filter((code) => !(single && counts.has(code))),
    added: without(own, wanted).filter((code) => !(counts.has(code) && !wanted.includes(code))),
  }
}

const isCount = (code: string) => /^\{\{count[,}]/.test(code)

/** The first list without what is in the second, each as often as it is there. */
function without(codes: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return codes.filter((code) => {
    const at = left.indexOf(code)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
