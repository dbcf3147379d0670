import type { Finding } from '../lib/output.ts'
import { openCommentsOn, type ProjectTexts, unitsIn, unreadableIn } from '../messages/texts.ts'
import { splitId, unitId } from '../messages/units.ts'
import type { Usage } from '../project/coverage.ts'
import { LocaleProblem } from '../project/localeFile.ts'
import type { Locale } from '../project/project.ts'
import { checkLocale } from './checkLocale.ts'
import { problemFinding } from './findings.ts'
import { emptyGlossary, type Glossary, readGlossary, undecidedFindings } from './glossary/glossaryFile.ts'
import { unknownFindings, unreadFindings } from './pages.ts'
import { type Source, sourceOf } from './source.ts'

/** One locale in numbers. */
export interface LocaleSummary {
  readonly locale: string
  readonly public: boolean
  readonly texts: number
  /** Those without a translation, or without one of their plural forms. Files that cannot be read are in neither number. */
  readonly untranslated: number
  readonly errors: number
  readonly warnings: number
  /** The open comments, each after the key of its text. */
  readonly openComments: readonly string[]
}

export interface CheckResult {
  readonly findings: readonly Finding[]
  readonly summary: readonly LocaleSummary[]
}

interface CheckOptions {
  /** The messages that pages read today; without it, pages and unread messages are not checked. */
  readonly usage?: Usage | null
  /** True to list undecided terms of locales that are not public, too. */
  readonly hasUndecided?: boolean
}

/** Applies every rule to some locales of a project. Findings are in the order of locales, then of files and lines. */
export async function checkProject(
  project: ProjectTexts,
  locales: readonly Locale[],
  { usage = null, hasUndecided = false }: CheckOptions = {},
): Promise<CheckResult> {
  const { sourceLocale, pages } = project
  const english = await glossaryOf(project, sourceLocale)
  const source = sourceOf(project, english.glossary)
  const hasEnglish = locales.some(({ code }) => code === sourceLocale)
  const findings = sharedProblems(project, hasEnglish).map((problem) => problemFinding(problem))
  if (!hasEnglish && !english.isReadable) findings.push(...english.findings)
  const summary: LocaleSummary[] = []
  for (const locale of locales) {
    const { code } = locale
    const isSource = code === sourceLocale
    const { glossary, findings: ofGlossary } = isSource ? english : await glossaryOf(project, code)
    const own = [
      ...project.problems.filter((problem) => problem.locale === code).map((problem) => problemFinding(problem)),
      ...ofGlossary,
      ...(locale.public || hasUndecided ? undecidedFindings(project, code, glossary) : []),
      ...inOrder(findingsIn(project, locale, glossary, source), [...source.namespaces.keys()]),
      ...(isSource && usage && pages.ids.length > 0
        ? [...unknownFindings(project, usage), ...unreadFindings(project, usage)]
        : []),
    ]
    for (const finding of own) findings.push(finding)
    summary.push(summaryOf(project, locale, own))
  }
  return { findings, summary }
}

/** The findings in the texts of a locale. */
function findingsIn(project: ProjectTexts, locale: Locale, glossary: Glossary, source: Source): Finding[] {
  const files = project.files.get(locale.code) ?? new Map()
  const unreadable = unreadableIn(project, locale)
  const found = checkLocale({ project, source, locale, files, units: unitsIn(project, locale), glossary, unreadable })
  // Without its record file, every text of a locale would be unrecorded.
  return unreadable.has(null) ? found.filter(({ rule }) => rule !== 'unrecorded') : found
}

/** The problems of files of no locale and those of English, which every comparison needs. */
function sharedProblems({ problems, targets, sourceLocale }: ProjectTexts, hasEnglish: boolean): LocaleProblem[] {
  const others = new Set<string | null>(targets.map(({ code }) => code))
  return problems.filter(({ locale }) => !others.has(locale) && !(locale === sourceLocale && hasEnglish))
}

/** Reads the glossary of a locale. An unreadable glossary becomes a finding, and an empty glossary. */
async function glossaryOf(project: ProjectTexts, code: string) {
  try {
    return { ...(await readGlossary(project, code)), isReadable: true }
  } catch (error) {
    if (!(error instanceof LocaleProblem)) throw error
    return { glossary: emptyGlossary, findings: [problemFinding(error, 'glossary-file')], isReadable: false }
  }
}

function inOrder(findings: readonly Finding[], namespaces: readonly string[]): Finding[] {
  const rankOf = ({ key }: Finding) => namespaces.indexOf(splitId(key).namespace)
  return findings.toSorted((one, other) => rankOf(one) - rankOf(other) || one.line - other.line)
}

function summaryOf(project: ProjectTexts, locale: Locale, findings: readonly Finding[]): LocaleSummary {
  const unreadable = unreadableIn(project, locale)
  const units = unitsIn(project, locale).filter(({ namespace }) => !unreadable.has(namespace))
  const countOf = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length
  return {
    locale: locale.code,
    public: locale.public,
    texts: units.length,
    untranslated: units.filter(({ state }) => state === 'untranslated').length,
    errors: countOf('error'),
    warnings: countOf('warning'),
    openComments: units.flatMap((unit) =>
      openCommentsOn(project, locale, unit).map((said) => `${unitId(unit)}: ${said}`),
    ),
  }
}
