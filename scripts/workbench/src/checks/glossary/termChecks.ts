import { once } from '../../lib/once.ts'
import type { Check, Mismatch, Pair } from '../check.ts'
import { HOLE } from '../mask.ts'
import { clip } from '../text.ts'
import { foldForms } from './patterns.ts'
import { type CompiledTerm, formsToUse, termsIn } from './terms.ts'

/** The terms of the source of a pair, cached since several checks use them. */
export const termsOf = once(({ source, message }: Pair): readonly CompiledTerm[] => {
  return source && message?.terms ? termsIn(source, message.terms) : []
}, new WeakMap())

/** Terms of the source that the translation does not have in any form of the glossary. */
export const requiredTerm: Check = {
  ...{ id: 'required-term', kind: 'word', languages: 'none too', rows: [] },
  describe: 'A term of the glossary is translated as the glossary says.',
  find: (pair) => {
    const matched = termsOf(pair)
    const prose = matched.length > 0 ? foldForms(pair.target.prose) : ''
    return matched.flatMap((wanted) => {
      const { term, useForms } = wanted
      if (!useForms || prose.search(useForms) >= 0) return []
      return [{ term, expected: `${formsToUse(wanted)} for “${term}”`, found: `none in ${clip(pair.target.prose)}` }]
    })
  },
}

/** Forms that a term of the source, or any text, is to avoid. */
export const forbiddenTerm: Check = {
  ...{ id: 'forbidden-term', kind: 'word', languages: 'none too', rows: [], find: forbiddenForms },
  describe: 'No translation that the glossary says to avoid.',
}

function forbiddenForms(pair: Pair): readonly Mismatch[] {
  const matched = termsOf(pair)
  const always = pair.message?.terms?.always ?? []
  const suspects = [...new Set([...matched, ...always])].filter(({ avoidForms }) => avoidForms)
  if (suspects.length === 0) return []
  const prose = foldForms(pair.target.prose)
  // A form that another term requires is right, even if this term avoids it.
  const rest = matched.reduce((left, { useForms }) => (useForms ? left.replace(useForms, HOLE) : left), prose)
  return suspects.flatMap((suspect) => {
    const { term, avoidForms } = suspect
    const [found] = (avoidForms && rest.match(avoidForms)) ?? []
    return found !== undefined
      ? [{ term, expected: `${formsToUse(suspect) || 'another word'} for “${term}”`, found: `“${found}”` }]
      : []
  })
}
