import { count, printTable } from '../lib/output.ts'
import { pageName } from '../messages/pageNames.ts'
import type { UnitState } from '../messages/units.ts'
import type { Project } from '../project/project.ts'
import type { Amounts, LocaleStatus, NamespaceStatus, PageStatus } from '../messages/status.ts'

/** The states with their titles in two lines, so that a row fits into 100 columns. */
const columns: readonly (readonly [UnitState, string, string])[] = [
  ['untranslated', 'untrans-', 'lated'],
  ['unrecorded', 'unre-', 'corded'],
  ['stale', '', 'stale'],
  ['needs-work', 'needs', 'work'],
  ['translated', 'uncon-', 'firmed'],
  ['reviewed', 'con-', 'firmed'],
]

/** The status as a table for people; with `pages`, a row for each page, and no column that is 0 throughout. */
export function printStatus(project: Project, status: readonly LocaleStatus[], pages: boolean): string {
  const shown = columns.filter(([state]) => !pages || status.some(({ total }) => total[state].texts > 0))
  const row = (name: string, amounts: Amounts, questions: number, site: string) => {
    const words = [amounts.total, ...shown.map(([state]) => amounts[state])].map((amount) => String(amount.words))
    return [name, ...words, String(questions), translated(amounts), site]
  }
  const rows = status.flatMap((locale) => [
    row(`${locale.locale} ${locale.name}`, locale.total, locale.questions, onSite(locale)),
    ...(pages ? locale.namespaces : []).map((item) =>
      row(`  ${pageName(project, item.namespace)}`, item.amounts, item.questions, pageOnSite(item)),
    ),
  ])
  const titles = (line: 1 | 2) => shown.map((state) => state[line])
  return printTable(
    ['', '', ...titles(1), 'ques-', 'trans-'],
    [['', 'words', ...titles(2), 'tions', 'lated', 'on the site'], ...rows],
  )
}

/** The share that is translated, confirmed or not. */
const translated = (amounts: Amounts) => percent(amounts.translated.words + amounts.reviewed.words, amounts.total.words)

/** A share as whole per cent, rounded down: 100 means all. */
export const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.floor((part / whole) * 100)} %`)

/** The locale as visitors find it: "public, 3 pages in English". */
function onSite({ public: isPublic, preview, inEnglish }: LocaleStatus): string {
  if (!isPublic) return preview ? 'preview' : 'not public'
  return inEnglish.length === 0 ? 'public' : `public, ${count(inEnglish.length, 'page')} in English`
}

const pageStates: Readonly<Record<PageStatus['state'], string>> = {
  published: 'published',
  partial: 'published in part',
  english: 'in English',
  'not public': 'not public',
}

/** The page as visitors find it: "published"; "in English, lacks 3 texts", of all that the page shows. */
function pageOnSite({ page }: NamespaceStatus): string {
  if (!page) return ''
  return pageStates[page.state] + (page.lacking > 0 ? `, lacks ${count(page.lacking, 'text')}` : '')
}
