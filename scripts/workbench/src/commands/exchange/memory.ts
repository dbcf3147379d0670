import { Command, Option } from '@commander-js/extra-typings'
import { config, sourceLocale, localeOf } from '../../config.ts'
import { count, printFinding } from '../../lib/output.ts'
import { isVerbatim, readGlossary } from '../../checks/glossary/glossaryFile.ts'
import { writeOut } from '../../formats/files.ts'
import { editions, wordingOf, writeTbx } from '../../formats/tbx.ts'
import { writeTmx } from '../../formats/tmx.ts'
import { glossaryFile, placeOf } from '../../model/layout.ts'
import { languageName } from '../../model/localeNamed.ts'
import { readSoundProject, targetLocale, unitsIn } from '../../model/project.ts'

export const tmxCommand = new Command('tmx')
  .description('Write what is reviewed in a locale as a translation memory, TMX 1.4b, for other tools.')
  .argument('<locale>')
  .option('--all', 'also what is translated and nobody has reviewed')
  .option('--plain', 'variables and tags as plain text, so that texts of PO and CSV find their match, as in OmegaT')
  .option('--out <file>', 'where to write; - is the standard output (default: isogloss-<locale>.tmx)')
  .addHelpText(
    'after',
    '\nLeft out are texts that are stale, unrecorded or need work, and those that nobody translates.',
  )
  .action(async (code, { out, all = false, plain = false }) => {
    const locale = targetLocale(code)
    const project = await readSoundProject(undefined, { locales: [locale] })
    const { glossary } = await readGlossary(project, sourceLocale())
    const sound = unitsIn(project, locale).filter(
      (unit) => (unit.state === 'reviewed' || unit.state === 'translated') && !isVerbatim(glossary, unit),
    )
    const units = sound.filter(({ state }) => all || state === 'reviewed')
    if (units.length === 0) {
      const more = sound.length > 0 ? ` ${count(sound.length, 'message')} with --all.` : ''
      console.log(
        `Nothing of ${languageName(locale)} is ${all ? 'translated' : 'reviewed'} yet, no file written.${more}`,
      )
      return
    }
    const text = writeTmx({ source: localeOf(sourceLocale()).tag, target: locale, units, isPlain: plain })
    const reviewed = units.filter(({ state }) => state === 'reviewed').length
    const said = `${count(units.length, 'message')} of ${languageName(locale)}, ${reviewed} of them reviewed`
    await writeOut(out ?? `isogloss-${locale.code}.tmx`, text, said)
  })

export const tbxCommand = new Command('tbx')
  .description('Write the glossary of a locale as a term base, TBX-Basic (ISO 30042), for other tools.')
  .argument('<locale>')
  .option('--out <file>', 'where to write; - is the standard output (default: isogloss-<locale>.tbx)')
  .addOption(
    new Option('--edition <year>', 'of ISO 30042; 2008 for OmegaT, Weblate and other tools that do not read the newer')
      .choices(editions)
      .default('2019'),
  )
  .action(async (code, { out, edition }) => {
    const locale = targetLocale(code)
    const project = await readSoundProject(undefined, { locales: [] })
    const { glossary, findings } = await readGlossary(project, locale.code)
    if (findings.length > 0) throw new Error(findings.map(printFinding).join('\n'))
    const { terms } = glossary
    if (terms.length === 0) {
      console.log(`${placeOf(glossaryFile(project.folder, locale.code))} has no terms, no file written.`)
      return
    }
    const title = `${config().name}: ${localeOf(sourceLocale()).name}, ${languageName(locale)}`
    const text = writeTbx({ source: localeOf(sourceLocale()).tag, target: locale, title, terms, edition })
    // A term that only says what to avoid has no form of its own.
    const open = terms.filter((term) => term.use.length > 0 && wordingOf(term).preferred === null).length
    const said = `${count(terms.length, 'term')} of ${languageName(locale)}`
    await writeOut(
      out ?? `isogloss-${locale.code}.tbx`,
      text,
      open > 0 ? `${said}, ${open} without a dictionary form` : said,
    )
  })
