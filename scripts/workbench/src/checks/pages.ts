import {
  commandLine,
  isWhole,
  type Locale,
  localeOf,
  sourceLocale,
  textPlace,
  type TextRules,
  viewHref,
  viewIds,
} from '../config.ts'
import { count, type Finding } from '../lib/output.ts'
import { referencesIn } from '../model/codes.ts'
import { coverageOf, messagesOfPage, type Usage } from '../model/coverage.ts'
import { keyPattern } from '../model/keyPattern.ts'
import type { Project } from '../model/project.ts'
import { firstOf } from '../lib/firstOf.ts'
import { pagesInEnglish, unconfirmedPages } from '../model/publishing/losses.ts'
import { unpublishedFile } from '../model/publishing/unpublished.ts'
import { placeOf } from '../model/layout.ts'
import { pluralKey } from '../model/plurals.ts'
import { sourceMessages, splitId, type Unit } from '../model/units.ts'

export interface PagesInput {
  readonly project: Project
  readonly locale: Locale
  readonly units: readonly Unit[]
  readonly usage: Usage
  /** Namespaces whose file is there but cannot be read: nothing is said of what they lack. */
  readonly unreadable: ReadonlySet<string>
}

/** The pages of a public locale that it has lost, those that are still to come, and those that it is not known to have. */
export function pageFindings({ project, locale, usage, unreadable }: PagesInput): Finding[] {
  const { bundles, unpublished, files } = project
  const publish = `${commandLine()} publish ${locale.code}`
  const unconfirmed = unconfirmedPages({ ...project, usage }, unpublished, locale)
  const lost = unconfirmed.lost.flatMap(({ view, lacking }): Finding[] => {
    const known = lacking.filter((id) => !unreadable.has(splitId(id).namespace))
    if (known.length === 0) return []
    const namespace = `pages/${view}`
    const own = known.map(splitId).find((message) => message.namespace === namespace)
    const file = textPlace(locale.code, namespace)
    const line = (own && files.get(locale.code)?.get(namespace)?.lineOf(own.key)) ?? 1
    const expected = `all that ${viewHref(locale.code, view)} shows, or the page confirmed as English (${publish})`
    const found = `${count(known.length, 'message')} missing: ${firstOf(known)}`
    return [{ file, line, key: '', rule: 'page-lost', severity: 'error', expected, found }]
  })
  const awaited = unconfirmed.awaited.flatMap(({ view }): Finding[] => {
    if (unreadable.has(`pages/${view}`)) return []
    const expected = `a translation of ${viewHref(sourceLocale(), view)}`
    const place = { file: textPlace(locale.code, `pages/${view}`), line: 1, key: '' }
    return [{ ...place, rule: 'page-waits', severity: 'warning', expected, found: 'none yet' }]
  })
  const inEnglish = new Set(pagesInEnglish({ bundles, usage }, locale).map(({ view }) => view))
  const confirmed = unpublished.get(locale.code) ?? new Set()
  const complete = viewIds().filter((view) => confirmed.has(view) && usage.has(view) && !inEnglish.has(view))
  const isComplete = {
    file: placeOf(unpublishedFile(project.folder)),
    line: 1,
    key: '',
    rule: 'page-complete',
  } as const
  const expected = `pages that are in English (${publish} brings the list up to date)`
  return [
    ...lost,
    ...awaited,
    ...complete.map((view): Finding => {
      const found = `${viewHref(locale.code, view)}, which is published`
      return { ...isComplete, severity: 'warning', expected, found }
    }),
  ]
}

/** Which messages are missed when they are missing: all but those that only pages show which are known to be in English. */
export function missedOnPages({ project, locale, units, usage }: PagesInput): (id: string) => boolean {
  const { bundles, unpublished } = project
  const { lost } = unconfirmedPages({ ...project, usage }, unpublished, locale)
  const known = new Set(
    pagesInEnglish({ bundles, usage }, locale)
      .map(({ view }) => view)
      .filter((view) => !lost.some((page) => page.view === view)),
  )
  if (known.size === 0) return () => true
  const shownOn = (wanted: boolean) => {
    const views = viewIds().filter((view) => known.has(view) === wanted)
    return new Set(views.flatMap((view) => [...messagesOfPage(usage, view, units)]))
  }
  const silent = shownOn(true)
  const missed = shownOn(false)
  return (id) => missed.has(id) || !silent.has(id)
}

/** The messages that pages read and English lacks. */
export function unknownFindings({ bundles }: Project, usage: Usage): Finding[] {
  const source = sourceLocale()
  const findings = [...coverageOf(bundles, usage, localeOf(source))].flatMap(([view, { lacking }]) =>
    lacking.map((id): Finding => {
      const expected = `this message, which ${viewHref(source, view)} shows`
      const file = textPlace(source, splitId(id).namespace)
      return { file, line: 1, key: id, rule: 'unknown-message', severity: 'error', expected, found: 'none' }
    }),
  )
  // Several pages show some messages.
  return [...new Map(findings.map((finding) => [finding.key, finding])).values()]
}

/** The messages of English that nothing reads: no page when it is rendered, no other message, and nothing later. */
export function unreadFindings(
  project: Project,
  usage: Usage,
  site: Pick<TextRules, 'shownLater' | 'shownLaterFile'>,
): Finding[] {
  const read = new Set([...usage.values()].flat())
  const files = [...(project.files.get(sourceLocale())?.values() ?? [])]
  const bundles = files.filter(({ namespace }) => !isWhole(namespace))
  for (const { entries, namespace } of bundles) {
    for (const { text } of entries.values()) for (const id of referencesIn(text, namespace)) read.add(id)
  }
  const later = Object.keys(site.shownLater).map(keyPattern)
  return bundles.flatMap((bundle) =>
    sourceMessages(bundle.entries).flatMap(({ key, forms }): Finding[] => {
      const id = `${bundle.namespace}:${key}`
      if (read.has(id) || later.some((pattern) => pattern.test(id))) return []
      const line = bundle.lineOf(forms.has(null) ? key : pluralKey(key, 'other'))
      const expected = `a page that shows this message, or its row in ${site.shownLaterFile}`
      return [{ file: bundle.file, line, key: id, rule: 'key-unused', severity: 'error', expected, found: 'none' }]
    }),
  )
}
