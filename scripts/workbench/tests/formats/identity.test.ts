import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsXml } from '../../src/formats/characters.ts'
import { documentOf } from '../../src/formats/document.ts'
import { formatNamed } from '../../src/formats/formats.ts'
import { type ExchangeDocument, type ExchangeUnit, formatNames, textId } from '../../src/formats/model.ts'
import { type ImportOptions, planImport, prepareImport } from '../../src/import/planImport.ts'
import { writeTogether } from '../../src/lib/write.ts'
import { categoriesOf } from '../../src/model/plurals.ts'
import { readSoundTexts, unitsIn } from '../../src/model/texts.ts'
import { commentText } from '../../src/model/records/comments.ts'
import { printRecords } from '../../src/model/records/records.ts'
import { recordAfter } from '../../src/model/records/transition.ts'
import { type UnitState, unitId } from '../../src/model/units.ts'
import { hashOfLocales, makeProject, putFiles } from '../fixtures/exchange/project.ts'
import { polishRow, projectAt } from '../fixtures/workbench.config.ts'

const nasty = [
  "'",
  '&amp;',
  '&#13;',
  ']]>',
  '<![CDATA[',
  '<!-- ',
  '<x id="1"/>',
  '<term>',
  '<ins>',
  '</del>',
  '{{x}}',
  '{{n, number}}',
  '{{',
  '$t(a, { "count": 2 })',
  '{{a\nb}}',
  '\\',
  '\\"',
  '\n',
  '\r',
  '\t',
  ' ',
  '\u00a0',
  '\u0085',
  '\u202e',
  '\u0301',
  'שלום',
  '👩‍👩‍👧',
  '=1+1',
  ',',
  'msgid "',
  '_few',
  'word',
]
const forbidden = ['\u0000', '\u0001', '\u001f', '\ud800', '\udfff', '\uffff', '{{\u0001}}']

const join = (pieces: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 })), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => parts.join(''))
const notBlank = (text: string) => text.trim() !== ''

/** Texts that break careless writers and readers, with characters that only JSON and XLIFF can hold. */
const anyText = join([...nasty, ...forbidden]).filter(notBlank)
/** The same without those characters. */
const plainText = join(nasty).filter((text) => notBlank(text) && fitsXml(text))

const name = fc.constantFrom('a', 'a b', 'ü', 'k#1', 'constructor', '12', '<', '"q"', 'few')

/** A tree of messages as a locale file holds it, plural messages with their English forms included. */
function tree(text: fc.Arbitrary<string>): fc.Arbitrary<Record<string, unknown>> {
  const leaf = fc.dictionary(name, text, { maxKeys: 4, noNullPrototype: true })
  const plural = fc.record({ items_one: text, items_other: text })
  return fc
    .record({ top: leaf, group: fc.dictionary(name, leaf, { maxKeys: 3, noNullPrototype: true }), count: plural })
    .map(({ top, group, count }) => ({ ...top, group: { ...group, deep: count }, ...count }))
}

const states: readonly UnitState[] = ['unrecorded', 'stale', 'needs-work', 'translated', 'reviewed']
const asItIs: ImportOptions = {
  partial: true,
  keys: [],
  confirm: false,
  drafts: false,
  prefer: null,
  origin: 'human',
  translator: null,
  reviewer: null,
}
const textFor = (format: string) => (format.startsWith('xliff') ? anyText : plainText)

function unitWith(text: fc.Arbitrary<string>): fc.Arbitrary<ExchangeUnit> {
  const form = fc.record({ source: text, target: fc.option(text) })
  const forms = fc.oneof(
    form.map((only) => [{ ...only, category: null }]),
    fc
      .tuple(form, form, form, form)
      .map((all) => all.map((one, index) => ({ ...one, category: categoriesOf('pl')[index] ?? null }))),
  )
  const comment = plainText.map((one) => [commentText(one)].filter(Boolean))
  const extras = {
    terms: fc.option(plainText),
    previous: fc.option(text.map((one) => new Map([[null, one]]))),
    comments: comment,
  }
  return fc
    .record({
      forms,
      state: fc.constantFrom(...states),
      note: fc.option(text),
      max: fc.option(fc.integer({ min: 1 })),
      ...extras,
    })
    .map(({ forms, state, note, max, ...extras }) => ({
      unit: { namespace: 'pages/about', key: 'key', forms, state, english: '0123abcd', record: null, errors: [] },
      notes: { description: note, max, places: ['/pl/about'], pages: 1, verbatim: false, ...extras },
    }))
}

/** The units with keys of their own. */
const numbered = (units: readonly ExchangeUnit[]): ExchangeDocument => ({
  project: projectAt(''),
  target: polishRow,
  units: units.map(({ unit, notes }, index) => ({ unit: { ...unit, key: `group.${unit.key}${index}` }, notes })),
})

describe.each(formatNames)('%s', { timeout: 60_000 }, (name) => {
  const format = formatNamed(name)

  it('gives back every text that it is given', () => {
    fc.assert(
      fc.property(fc.array(unitWith(textFor(name)), { minLength: 1, maxLength: 6 }).map(numbered), (document) => {
        const written = format.serialize(document)
        const { units, findings, target } = format.parse(written)
        expect(findings).toEqual([])
        expect(target).toBe('pl')
        expect(units.map(({ id, source, target }) => ({ id, source, target }))).toEqual(
          document.units.flatMap(({ unit }) =>
            unit.forms.map((form) => ({ id: textId(unit, form), source: form.source, target: form.target })),
          ),
        )
        expect(format.serialize(document)).toBe(written)
      }),
      { numRuns: 30 },
    )
  })

  it('changes nothing in the files when an export is imported as it is', async () => {
    const root = await makeProject()
    const text = textFor(name)
    const trees = fc.record({ english: tree(text), polish: tree(text), indent: fc.constantFrom(2, 4, '\t') })
    await fc.assert(
      fc.asyncProperty(trees, fc.array(fc.constantFrom(...states), { minLength: 1 }), async (texts, wanted) => {
        const polishText = JSON.stringify(texts.polish, null, texts.indent)
        await putFiles(root, {
          'en/common.json': texts.english,
          'pl/common.json': polishText,
          '.workbench/records/pl.jsonl': '',
        })
        await record(root, wanted)
        const before = await hashOfLocales(root)
        const project = await readSoundTexts(projectAt(root))
        const written = format.serialize(await documentOf(project, polishRow, {}))
        const plan = await planImport(project, format.parse(written), asItIs)
        expect(plan.findings).toEqual([])
        await writeTogether(await prepareImport(project, plan))
        expect(await hashOfLocales(root)).toBe(before)
      }),
      { numRuns: 6 },
    )
  })
})

/** Gives the translated messages the wanted states, in turn. */
async function record(root: string, wanted: readonly UnitState[]): Promise<void> {
  const project = await readSoundTexts(projectAt(root))
  const translated = unitsIn(project, polishRow).filter(({ state }) => state !== 'untranslated')
  const said = new Map(translated.map((unit, index) => [unit.key, wanted[index % wanted.length]]))
  const units = translated
    .filter(({ key }) => said.get(key) !== 'unrecorded')
    .map((unit) => (said.get(unit.key) === 'stale' ? { ...unit, english: '00000000' } : unit))
  const records = units.map((unit) => {
    const state = said.get(unit.key)
    const record = recordAfter(unit, [{ kind: 'found fit' }])
    const reviewer = state === 'reviewed' ? 'A. Nowak' : null
    return [unitId(unit), [{ ...record, needsWork: state === 'needs-work', reviewer }]] as const
  })
  const text = printRecords(new Map(records))
  await writeTogether(new Map([[path.join(root, 'locales/.workbench/records/pl.jsonl'), text]]))
}
