import { literally } from '../../model/keyPattern.ts'
import { termsIn, uninflected } from '../glossary.ts'
import { type Family, type Fix, fix } from './rule.ts'
import { ruleOf } from './rows.ts'

const cases = ruleOf({
  ...{ id: 'term-case', kind: 'term' },
  wrong: 'A name of the glossary that has capital letters within it is written with others.',
  mended: 'The letters of the glossary.',
  example: ['XLIFF file', 'Plik Xliff', 'Plik XLIFF'],
  counter: ['XLIFF file', 'Plik XLIFF'],
})
const kept = ruleOf({
  ...{ id: 'term-untranslated', kind: 'term', languages: [...uninflected] },
  wrong: 'A term of the glossary stands in the language of the source.',
  mended: 'The term of the glossary, in a language whose words keep their form.',
  example: ['Open the dashboard', 'Buka dashboard', 'Buka dasbor'],
  counter: ['Open the dashboard', 'Buka dasbor'],
})

const wholeWord = (word: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${literally(word)}(?![\p{L}\p{N}])`, 'giu')
/** "XLIFF", "mRNA", "HbA1c": what no rule of a language would write so. */
const hasInnerCapital = (term: string) => /\S\p{Lu}/u.test(term) && !term.includes(' ')

/** Terms of a glossary that somebody brings. What a word would have to be inflected for is left to a person. */
const glossaryTerms: Family = {
  rules: [cases, kept],
  find: ({ text, source, language: { code }, file: { terms } }) => {
    if (!terms) return []
    return termsIn(terms, source).flatMap(({ source: term, targets }): Fix[] => {
      const [target] = targets
      if (!target || targets.length > 1) return []
      if (hasInnerCapital(target)) {
        return [...text.matchAll(wholeWord(target))].flatMap(({ 0: found, index }) =>
          found === target ? [] : [fix(cases.id, index, index + found.length, target)],
        )
      }
      if (!uninflected.has(code) || text.includes(target) || term === target) return []
      return [...text.matchAll(wholeWord(term))].map(({ 0: found, index }) =>
        fix(kept.id, index, index + found.length, target),
      )
    })
  },
}

export const termFamilies = [glossaryTerms] as const satisfies readonly Family[]
