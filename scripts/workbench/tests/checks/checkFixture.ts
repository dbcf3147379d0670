import type { MessageFacts, Pair } from '../../src/checks/check.ts'
import { checkLocale } from '../../src/checks/checkLocale.ts'
import { emptyGlossary, type Glossary, parseGlossary } from '../../src/checks/glossary/glossaryFile.ts'
import { languageOf } from '../../src/checks/language.ts'
import { sourceOf } from '../../src/checks/source.ts'
import { mismatchesIn } from '../../src/checks/table.ts'
import { textOf } from '../../src/checks/text.ts'
import type { Locale } from '../../src/project/project.ts'
import type { Finding } from '../../src/lib/output.ts'
import { type LocaleFile, type LocaleProblem, parseLocaleFile } from '../../src/project/localeFile.ts'
import type { MessageRecord } from '../../src/project/records/records.ts'
import { textHash, type Unit, unitsOf } from '../../src/messages/units.ts'
import { englishRow, polishRow, projectAt, workbench } from '../fixtures/workbench.config.ts'

type Texts = Readonly<Record<string, string>>

interface Fixture {
  readonly englishGlossary?: Glossary
  /** Differences from the row of Polish. */
  readonly row?: Partial<Omit<Locale, 'code'>>
  readonly records?: ReadonlyMap<string, MessageRecord>
}

function fileOf(locale: string, texts: Texts): LocaleFile {
  const problems: LocaleProblem[] = []
  const file = `locales/${locale}/common.json`
  const text = JSON.stringify(texts, null, 2)
  const parsed = parseLocaleFile({ text, file, locale, namespace: 'common', mayBeBlank: true }, problems)
  if (!parsed) throw new Error(problems.map((problem) => problem.message).join('\n'))
  return parsed
}

function projectOf(english: Texts, polish: Texts) {
  const files = new Map([
    ['en', new Map([['common', fileOf('en', english)]])],
    ['pl', new Map([['common', fileOf('pl', polish)]])],
  ])
  const none = new Map()
  return { ...projectAt(''), bundles: none, files, records: none, comments: none, people: [], notes: [], problems: [] }
}

/** The findings of a Polish file with the texts of "common". Every text has a record, unless `records` has others. */
export function findingsOf(english: Texts, polish: Texts, fixture: Fixture = {}): Finding[] {
  const locale = { ...polishRow, ...fixture.row }
  const project = projectOf(english, polish)
  const bare = unitsOf(project, project.files, locale, new Map())
  const whole = new Map(bare.map((unit) => [unit.key, recordWith({ english: unit.english, text: textHash(unit) })]))
  const listed = new Map([...(fixture.records ?? whole)].map(([key, record]) => [`common:${key}`, [record]]))
  const units = unitsOf(project, project.files, locale, listed)
  return findingsIn(project, locale, units, emptyGlossary, fixture.englishGlossary)
}

/** The findings of English itself. */
export function englishFindings(english: Texts, glossary: Glossary): Finding[] {
  const project = projectOf(english, {})
  const units = unitsOf(project, project.files, englishRow, new Map())
  return findingsIn(project, englishRow, units, glossary, glossary)
}

function findingsIn(
  project: ReturnType<typeof projectOf>,
  locale: Locale,
  units: readonly Unit[],
  glossary: Glossary,
  englishGlossary?: Glossary,
): Finding[] {
  const files = project.files.get(locale.code) ?? new Map<string, LocaleFile>()
  const source = sourceOf(project, englishGlossary)
  return checkLocale({ project, source, locale, files, units, glossary, unreadable: new Set() })
}

export const recordWith = (part: Partial<MessageRecord>): MessageRecord => ({
  english: '00000000',
  text: '00000000',
  origin: 'human',
  translators: [],
  date: '2025-02-03',
  needsWork: false,
  reviewers: [],
  ...part,
})

/** "rule: expected X, found Y" of each finding. */
export const summariesOf = (findings: readonly Finding[]): string[] =>
  findings.map(({ rule, expected, found }) => `${rule}: expected ${expected}, found ${found}`)

const parsed = (text: string) => textOf(text, workbench.rules.tags)

/** A translation of a message as checks see it. */
export function pairOf(source: string, target: string, tag: string, message: Partial<MessageFacts> = {}): Pair {
  return {
    ...{ target: parsed(target), source: parsed(source), sources: [parsed(source)] },
    ...{ language: languageOf(tag), sourceLanguage: languageOf('en') },
    habits: { hasCurlyApostrophes: true, hasNoBreakSpaces: false, hasTypographicMarks: true },
    message: {
      ...{ isForOneNumber: false, isVerbatim: false, isWhole: false, max: null, terms: null },
      ...{ site: { ...workbench.rules, names: { brand: 8 } }, print: (text) => text, ...message },
    },
  }
}

/** "check: expected / found" of one translation. */
export const resultsOf = (source: string, target: string, tag = 'pl', message: Partial<MessageFacts> = {}): string[] =>
  mismatchesIn(pairOf(source, target, tag, message)).map(
    ({ rule, expected, found }) => `${rule}: ${expected} / ${found}`,
  )

/** A parsed glossary, for messages "common:a" … "common:c". */
export function glossaryOf(content: unknown, isSource = false): Glossary {
  const keys = ['common:a', 'common:b', 'common:c']
  const { glossary, mismatches } = parseGlossary(JSON.stringify(content, null, 2), { isSource, keys })
  if (mismatches.length > 0) throw new Error(JSON.stringify(mismatches))
  return glossary
}
