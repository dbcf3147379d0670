import { describe, expect, it } from 'vitest'
import { refineFile } from '../../src/refine/refine.ts'
import { rules } from '../../src/refine/rules/index.ts'
import { xliff } from './files.ts'

const correctedIn = (language: string, source: string, target: string, sourceLanguage?: string) =>
  refineFile(new TextEncoder().encode(xliff(language, [[source, target]], sourceLanguage)), 'a.xlf').corrections

describe('each rule', () => {
  it('has an id of its own', () => {
    const ids = rules.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('corrects its example', () => {
    const wrong = rules.flatMap(
      ({ id, languages: [language] = ['pl'], sourceLanguage, example: [source, before, after] }) => {
        const made = correctedIn(String(language), source, before, sourceLanguage).filter(({ rule }) => rule === id)
        return made.length === 1 && made[0]?.after === after
          ? []
          : [{ id, before, after, made: made.map((one) => one.after) }]
      },
    )
    expect(wrong).toEqual([])
  })

  it('lets its counter-example be', () => {
    const wrong = rules.flatMap(
      ({ id, languages: [language] = ['pl'], counter: [source, target], counterLanguage = language }) =>
        correctedIn(String(counterLanguage), source, target).filter(({ rule }) => rule === id),
    )
    expect(wrong).toEqual([])
  })
})
