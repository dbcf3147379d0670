import { literally } from '../../model/keyPattern.ts'
import { termsIn } from '../../checks/glossary/terms.ts'
import { uninflected } from '../glossary.ts'
import { type Family, type Fix, fixEach, type Rule } from './rule.ts'

const cases: Rule = {
  ...{ id: 'term-case', kind: 'term' },
  example: ['XLIFF file', 'Plik Xliff', 'Plik XLIFF'],
  counter: ['XLIFF file', 'Plik XLIFF'],
}
const kept: Rule = {
  ...{ id: 'term-untranslated', kind: 'term', languages: [...uninflected] },
  example: ['Open the dashboard', 'Buka dashboard', 'Buka dasbor'],
  counter: ['Open the dashboard', 'Buka dasbor'],
}

const wholeWord = (word: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${literally(word)}(?![\p{L}\p{N}])`, 'giu')
/** "XLIFF", "mRNA", "HbA1c": what no rule of a language would write so. */
const hasInnerCapital = (term: string) => /\S\p{Lu}/u.test(term) && !term.includes(' ')

/** Terms of a glossary that somebody brings. What a word would have to be inflected for is left to a person. */
const glossaryTerms: Family = {
  rules: [cases, kept],
  find: ({ text, source, language: { code }, file: { terms } }) => {
    if (!terms) return []
    return termsIn({ prose: source }, terms).flatMap(({ names, use }): readonly Fix[] => {
      const [target] = use
      if (!target || use.length > 1) return []
      if (hasInnerCapital(target)) {
        return fixEach(cases.id, text, wholeWord(target), ([found]) => (found === target ? null : target))
      }
      if (!uninflected.has(code) || text.includes(target) || names.includes(target)) return []
      return names.flatMap((name) => fixEach(kept.id, text, wholeWord(name), () => target))
    })
  },
}

export const termFamilies = [glossaryTerms] as const satisfies readonly Family[]
