import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { config, type Locale, rootOf, viewHref, viewIds, commandLine } from '../config.ts'
import { amount, count, listed, report } from '../lib/output.ts'
import { checkProject } from '../checks/checkProject.ts'
import { currentUsage } from '../model/currentUsage.ts'
import type { Usage } from '../model/coverage.ts'
import { exclusively } from '../model/exclusively.ts'
import { type Publicity, setPublic } from '../model/localeRows.ts'
import { type Project, readSoundProject, targetLocale } from '../model/project.ts'
import { firstOf } from '../lib/firstOf.ts'
import { type EnglishPage, pagesInEnglish } from '../model/publishing/losses.ts'
import { publishedProject } from '../model/publishing/published.ts'
import { printUnpublished, unpublishedFile } from '../model/publishing/unpublished.ts'

const help = `
A page appears when all that it shows is translated, or the share that the locale's row in the list of locales asks
for. The others are in English and are listed in locales/.workbench/unpublished.json, so that a page which is lost later is noticed:
"check" and the build fail until it is translated again or this command confirms the loss. Run it again whenever pages
have been completed. A preview is there for who knows its addresses, whatever it lacks: search engines are kept out, and no page
links to it.

Example: ${commandLine()} publish pl`

export const publishCommand = new Command('publish')
  .description('Put a locale on the site from the next build on, or confirm which of its pages are in English.')
  .argument('<locale>', 'a locale that "status" lists, such as pl')
  .option('--preview', 'let the locale be read by who knows its addresses, and link to it from nowhere')
  .option('--empty', 'also when no page of it is complete yet')
  .option('--undo', 'take the locale off the site')
  .addHelpText('after', help)
  .action(async (code, { preview = false, empty, undo = false }) => {
    if (preview && undo) throw new Error('Expected --preview or --undo, found both.')
    const locale = targetLocale(code)
    const project = await readSoundProject(undefined, { locales: [locale], unpublished: true })
    if (undo) {
      await write(project, locale, false, [])
      console.log(`${locale.name} is off the site from the next build on.`)
      return
    }
    const usage = await currentUsage(project)
    const inEnglish = pagesInEnglish({ bundles: publishedProject(project).bundles, usage }, locale)
    if (preview) {
      await write(project, locale, 'preview', [])
      console.log(printPreview(locale, usage, inEnglish))
      return
    }
    const views = inEnglish.map(({ view }) => view)
    if (!empty && !locale.public && usage.size > 0 && [...usage.keys()].every((view) => views.includes(view)))
      throw new Error(
        `${locale.name}: expected a page that is complete, found none: all would be in English. Nothing was written; --empty publishes it all the same.`,
      )
    await write(project, locale, true, views)
    const { findings, summary } = await checkProject(project, [{ ...locale, public: true }])
    const errors = summary[0]?.errors ?? 0
    const undecided = findings.filter(({ rule }) => rule === 'undecided-term').length
    const decide = ` of the glossary undecided: ${commandLine()} check ${locale.code} names them.`
    const mend = ` in its texts. Mend them before the build: ${commandLine()} check ${locale.code}`
    const printed = printPages(project, locale, usage, inEnglish)
    console.log(report(printed, amount(errors, 'error', mend), amount(undecided, 'term', decide)))
  })

/** The locale's row, and the list of the pages that it does not have. */
async function write(project: Project, locale: Locale, publicity: Publicity, views: readonly string[]): Promise<void> {
  const table = path.resolve(config().localesFile)
  const files = new Map([[table, setPublic(await readFile(table, 'utf8'), locale.code, publicity)]])
  if (views.length > 0 || project.unpublished.has(locale.code)) {
    files.set(unpublishedFile(project.folder), printUnpublished(project.unpublished, locale.code, views))
  }
  await exclusively(rootOf(project.folder), (write) => write(files))
}

function printPreview({ name, code }: Locale, usage: Usage, inEnglish: readonly EnglishPage[]): string {
  const [first = ''] = viewIds()
  const there = `${name} is a preview from the next build on, at ${viewHref(code, first)}: linked from nowhere, kept from search engines.`
  return report(there, inEnglish.length > 0 && `In English there: ${inEnglish.length} of ${count(usage.size, 'page')}.`)
}

function printPages({ unpublished }: Project, locale: Locale, usage: Usage, inEnglish: readonly EnglishPage[]): string {
  const { name, code } = locale
  const all = viewIds().filter((view) => usage.has(view))
  const published = all.filter((view) => !inEnglish.some((page) => page.view === view))
  const known = unpublished.get(code) ?? new Set()
  const appearing = published.filter((view) => !locale.public || known.has(view))
  const confirmed = inEnglish.filter(({ view }) => !known.has(view))
  const share = published.length === all.length ? `all ${all.length}` : `${published.length} of ${all.length}`
  const before = inEnglish.length - confirmed.length
  return report(
    `${name} is public from the next build on, with ${share} pages.`,
    appearing.length > 0 && `Pages that appear: ${appearing.join(', ')}.`,
    listed(
      `Confirmed to be in English for now (${unpublishedFile('locales')}):`,
      confirmed.map(({ view, lacking }) => `${view} lacks ${firstOf(lacking)}`),
    ),
    before > 0 && `In English as before: ${count(before, 'page')}.`,
    inEnglish.length > 0 && `What one of them lacks: ${commandLine()} export ${code} --only new --page <page>`,
  )
}
