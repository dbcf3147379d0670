import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { checkProject } from '../checks/checkProject.ts'
import { amount, count, report } from '../lib/output.ts'
import { coverageOf } from '../model/coverage.ts'
import { currentUsage } from '../model/currentUsage.ts'
import { exclusively } from '../model/exclusively.ts'
import { type Publicity, setPublic } from '../model/localeRows.ts'
import { type ProjectTexts, readSoundTexts, targetLocale } from '../model/texts.ts'
import type { Locale, Project } from '../project.ts'

const helpOf = ({ command }: Project) => `
Texts without a translation are in English there. A preview is for those who know its addresses: search engines are kept out, and no page
links to it.

Example: ${command} publish pl`

export const publishCommand = (project: Project) =>
  new Command('publish')
    .description('Put a locale on the site from the next build on.')
    .argument('<locale>', 'a locale that "status" lists, such as pl')
    .option('--preview', 'let the locale be read by who knows its addresses, and link to it from nowhere')
    .option('--undo', 'take the locale off the site')
    .addHelpText('after', helpOf(project))
    .action(async (code, { preview = false, undo = false }) => {
      if (preview && undo) throw new Error('Expected --preview or --undo, found both.')
      const locale = targetLocale(project, code)
      const texts = await readSoundTexts(project, { locales: [locale] })
      if (undo) {
        await write(project, locale, false)
        console.log(`${locale.name} is off the site from the next build on.`)
        return
      }
      const rest = await printRest(texts, locale)
      await write(project, locale, preview ? 'preview' : true)
      if (preview) {
        const [first = ''] = project.pages.ids
        const there = `${locale.name} is a preview from the next build on, at ${project.pages.address(code, first)}: linked from nowhere, kept from search engines.`
        console.log(report(there, rest))
        return
      }
      const { findings, summary } = await checkProject(texts, [{ ...locale, public: true }])
      const errors = summary[0]?.errors ?? 0
      const undecided = findings.filter(({ rule }) => rule === 'undecided-term').length
      const decide = ` of the glossary undecided: ${project.command} check ${locale.code} names them.`
      const correct = ` in its texts. Correct them before the build: ${project.command} check ${locale.code}`
      const said = `${locale.name} is public from the next build on.`
      console.log(report(said, rest, amount(errors, 'error', correct), amount(undecided, 'term', decide)))
    })

/** Writes the locale's row. */
async function write(project: Project, locale: Locale, publicity: Publicity): Promise<void> {
  const table = path.join(project.root, project.localesFile)
  const files = new Map([[table, setPublic(await readFile(table, 'utf8'), locale.code, publicity)]])
  await exclusively(project, (write) => write(files))
}

/** Lists the pages that are not fully translated; null for none. */
async function printRest(project: ProjectTexts, locale: Locale): Promise<string | null> {
  const coverage = [...coverageOf(project, project.bundles, await currentUsage(project), locale)]
  const viewsIn = (wanted: string) => coverage.flatMap(([view, { state }]) => (state === wanted ? [view] : []))
  const [partial, english] = [viewsIn('partial'), viewsIn('english')]
  if (partial.length + english.length === 0) return null
  return report(
    english.length > 0 && `In English: ${count(english.length, 'page')} of ${coverage.length}: ${english.join(', ')}.`,
    partial.length > 0 && `In English in part: ${partial.join(', ')}.`,
    `What is missing: ${project.command} export ${locale.code} --only new`,
  )
}
