import { beforeAll, describe, expect, it } from 'vitest'
import { checkLocale } from '../../src/checks/checkLocale.ts'
import { emptyGlossary, type Glossary, readGlossary } from '../../src/checks/glossary/glossaryFile.ts'
import { type Source, sourceOf } from '../../src/checks/source.ts'
import { readNotes } from '../../src/model/notes.ts'
import { type Project, readProject, targetLocale, unitsIn } from '../../src/model/project.ts'
import { type Unit, unitId } from '../../src/model/units.ts'
import { sample } from '../fixtures/exchange/project.ts'

/** A way to damage a Polish text; null where the text has nothing to damage. */
type Damage = (text: string, english: string) => string | null

const instead =
  (what: RegExp, by: string): Damage =>
  (text) =>
    what.test(text) ? text.replace(what, by) : null

const where =
  (english: RegExp, damage: Damage): Damage =>
  (text, original) =>
    english.test(original) ? damage(text, original) : null

/** Each with the rule that has to notice it. */
const damages: readonly [name: string, rule: string, damage: Damage][] = [
  ['drop a variable', 'variables', instead(/\{\{[^}]+\}\}/, '')],
  ['rename a variable', 'variables', instead(/\{\{\s*\w+/, '{{zmienna')],
  ['add a variable', 'variables', (text) => `${text} {{brand}}`],
  ['drop the format of a variable', 'variables', instead(/,\s*(?:percent|number|utc)\}\}/, '}}')],
  ['break a variable', 'markup', instead(/\}\}/, '}')],
  ['drop a tag', 'tags', instead(/<\w+>/, '')],
  ['rename a tag', 'tags', instead(/<(ins|del)>([^<]*)<\/\1>/, '<term>$2</term>')],
  ['leave a tag open', 'tag-pairs', instead(/<\/\w+>/, '')],
  ['add HTML', 'markup', (text) => `<b>${text}</b>`],
  ['add a character reference', 'markup', instead(/(?<!\{\{\w+,) /, '&nbsp;')],
  [
    'double a word',
    'doubled-word',
    instead(/(?<!<(?:del|err)>[^<]*)(?<![\p{L}'’])(?<![{<]|\{\{\w*, ?)(\p{L}{2,})(?= \p{L})/u, '$1 $1'),
  ],
  ['use straight quotation marks', 'quotation-marks', instead(/„([^”]*)”/, '"$1"')],
  ['use English quotation marks', 'quotation-marks', instead(/„/, '“')],
  ['lose a quotation mark', 'quotation-marks', instead(/”/, '')],
  ['add a space at the end', 'spaces', (text) => `${text} `],
  ['add a space at the start', 'spaces', (text) => `\u00A0${text}`],
  // What is quoted as a mistake may hold one.
  ['double a space', 'spaces', instead(/(?<!<(?:del|err)>[^<]*)(\p{L}) (?=\p{L})/u, '$1  ')],
  ['add a zero-width space', 'invisible-characters', (text) => `${text}\u200B`],
  ['add a soft hyphen', 'invisible-characters', instead(/(\p{L})(\p{L})/u, '$1\u00AD$2')],
  ['write a decimal point', 'decimal-sign', instead(/(\d+),(\d+)(?=[ \u00A0]?(?:%|°|mmol))/, '$1.$2')],
  // Figures of a mistake on show may be wrong.
  ['change a figure', 'numbers', instead(/(?<!\{\{\w*|<(?:del|err)>[^<]*)\d/, '8$&')],
  ['lose the last figure', 'numbers', instead(/(?<!\{\{\w*)(?<=\d)\d(?!.*\d)/, '')],
  ['change a Roman numeral', 'numbers', instead(/\b[IVX]{2,}\b/, 'XXVIII')],
  ['leave it in English', 'untranslated', (_, english) => (wordCount(english) > 3 ? english : null)],
  [
    'use a foreign term',
    'required-term',
    where(/medical devices?\b/i, instead(/wyr(?:ób|ob)\p{L}* medyczn\p{L}*/giu, 'aparatura')),
  ],
  [
    'use a term to be avoided',
    'forbidden-term',
    where(/instructions for use|IFU/, instead(/instrukcj\p{L}* używania/giu, 'instrukcja obsługi')),
  ],
]

/** How many texts each kind of damage is done to, spread over all pages of the sample. */
const SAMPLE = 200

describe('check notices what goes wrong in a text', () => {
  const polish = targetLocale('pl')
  let project: Project
  let units: readonly Unit[]
  let source: Source
  let glossary: Glossary = emptyGlossary

  beforeAll(async () => {
    project = await readProject(sample)
    const english = (await readGlossary(project, 'en')).glossary
    source = sourceOf(project, english, await readNotes(project.folder))
    glossary = (await readGlossary(project, 'pl')).glossary
    units = unitsIn(project, polish).filter(({ namespace, key }) => {
      const message = source.namespaces.get(namespace)?.messages.get(key)
      return message && !message.plural && message.verbatim === null
    })
  })

  const rulesFor = (unit: Unit, target: string): string[] => {
    const damaged: Unit = { ...unit, state: 'translated', forms: unit.forms.map((form) => ({ ...form, target })) }
    const findings = checkLocale(
      { locale: polish, files: new Map(), units: [damaged], glossary, unreadable: new Set(), isMissed: () => true },
      source,
    )
    return findings.map(({ rule }) => rule)
  }

  it('and has nothing to say as long as nothing does', () => {
    const files = project.files.get('pl') ?? new Map()
    const sound = units.map((unit): Unit => ({ ...unit, state: 'translated' }))
    const found = checkLocale(
      { locale: polish, files, units: sound, glossary, unreadable: new Set(), isMissed: () => true },
      source,
    )
    // Of a long brand no text is guilty.
    expect(found.filter(({ rule }) => rule !== 'name-length')).toEqual([])
  })

  it.each(damages)('%s: %s', (_, rule, damage) => {
    const excepted = [...source.glossary.exceptions, ...glossary.exceptions].filter((entry) => entry.rule === rule)
    const eligible = units.flatMap((unit) => {
      const [form] = unit.forms
      const damaged = form?.target ? damage(form.target, form.source) : null
      if (damaged === null || excepted.some(({ key }) => key.test(unitId(unit)))) return []
      return [{ unit, damaged }]
    })
    const step = Math.max(1, Math.floor(eligible.length / SAMPLE))
    const sample = eligible.filter((_text, index) => index % step === 0).slice(0, SAMPLE)
    expect(sample.length).toBeGreaterThan(0)
    const unnoticed = sample.filter(({ unit, damaged }) => !rulesFor(unit, damaged).includes(rule))
    expect(unnoticed.map(({ unit, damaged }) => `${unit.namespace}:${unit.key} ${damaged}`)).toEqual([])
  })
})

const wordCount = (text: string) => text.replace(/\{\{.*?\}\}|<.*?>/g, '').match(/\p{L}+/gu)?.length ?? 0
