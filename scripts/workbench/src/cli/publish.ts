import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { checkProject } from '../checks/checkProject.ts'
import { isExcusable } from '../lib/fault.ts'
import { firstOf } from '../lib/firstOf.ts'
import { editJson } from '../lib/json/edits.ts'
import { amount, count, type Part, report } from '../lib/output.ts'
import { messageOf } from '../lib/run.ts'
import { coverageOf, type Usage } from '../project/coverage.ts'
import { currentUsage } from '../messages/currentUsage.ts'
import { exclusively } from '../project/exclusively.ts'
import { languageName } from '../project/localeNamed.ts'
import { visibility } from '../messages/status.ts'
import { type ProjectTexts, readSoundTexts, targetLocale } from '../messages/texts.ts'
import type { Locale, Project } from '../project/project.ts'

const helpOf = ({ command }: Project) => `
First lists what is missing. A text without a translation is in English there. A preview is only for people who know its
addresses: no page links to it, and search engines do not list it.

Example: ${command} publish pl`

export const publishCommand = (project: Project) =>
  new Command('publish')
    .description('Put a language on the site from the next build on.')
    .argument('<locale>', 'a language that "status" lists, such as pl')
    .option('--preview', 'show the language only to people who know its addresses')
    .option('--undo', 'take the language off the site')
    .option('--force', 'publish although terms of the glossary are not decided')
    .addHelpText('after', helpOf(project))
    .action(async (code, { preview = false, undo = false, force = false }) => {
      if (preview && undo) throw new Error('--preview and --undo: use one of them.')
      const locale = targetLocale(project, code)
      const { command, pages } = project
      const language = languageName(locale)
      const refuse = (why: string): never => {
        throw new Error(`Nothing was changed. ${language} is still ${visibility(locale)}. ${why}`)
      }
      const texts = await readSoundTexts(project, [locale])
      if (undo) {
        await write(project, locale, false)
        return console.log(`${language} is off the site from the next build on.`)
      }
      const { findings, summary } = await checkProject(texts, [{ ...locale, public: true }])
      const isBroken = findings.some((one) => one.severity === 'error' && !isExcusable(one))
      const found = (wanted: string) => findings.filter(({ rule }) => rule === wanted).length
      const undecided = found('undecided-term')
      const usage = await currentUsage(texts).catch((error) => refuse(messageOf(error)))
      const missing = report(
        missingPart(texts, locale, usage),
        amount(summary[0]?.errors ?? 0, 'error'),
        amount(undecided, 'term', ' of the glossary not decided.'),
        amount(found('english-changed'), 'text', ' whose English has changed.'),
        amount(found('needs-work'), 'text', ' marked as “needs work”.'),
        amount(summary[0]?.openComments.length ?? 0, 'open comment'),
      )
      if (missing) console.log(`${missing}\nDetails: ${command} check ${code}`)
      if (isBroken) refuse('Correct the variables and tags of its texts first.')
      if (undecided > 0 && !preview && !force) refuse('Decide the terms first, or add --force.')
      await write(project, locale, preview ? 'preview' : true)
      const address = pages.address(code, pages.ids[0] ?? '')
      console.log(
        report(
          `${language} is ${preview ? `a preview at ${address}` : 'public'} from the next build on.`,
          project.lackedBy?.(project.root, locale.code),
        ),
      )
    })

/** Writes the locale's row: public, reachable only by its addresses, or off. */
async function write(project: Project, { code }: Locale, value: boolean | 'preview'): Promise<void> {
  const table = path.join(project.root, project.localesFile)
  const files = new Map([[table, editJson(await readFile(table, 'utf8'), [{ path: [code, 'public'], value }])]])
  await exclusively(project, (write) => write(files))
}

/** The pages that are not fully translated. */
function missingPart(project: ProjectTexts, locale: Locale, usage: Usage): Part {
  const coverage = [...coverageOf(project, project.bundles, usage, locale)]
  const viewsIn = (wanted: string) => coverage.flatMap(([view, { state }]) => (state === wanted ? [view] : []))
  const [partial, english] = [viewsIn('partial'), viewsIn('english')]
  return [
    english.length > 0 &&
      `In English: ${count(english.length, 'page')} of ${coverage.length}: ${firstOf(english, 20)}.`,
    partial.length > 0 && `Partly in English: ${firstOf(partial, 20)}.`,
    partial.length + english.length > 0 && `To translate: ${project.command} export ${locale.code} --only untranslated`,
  ]
}
