import { Command, Option } from '@commander-js/extra-typings'
import { defaultLocale, localeOf } from '../../../../src/config/locales.ts'
import { brand } from '../../../../src/config/site.ts'
import { count, printFinding } from '../../../lib/output.ts'
import { readGlossary } from '../../checks/glossary/readGlossary.ts'
import { sourceKeys } from '../../checks/source.ts'
import { writeOut } from '../../formats/files.ts'
import { editions, wordingOf, writeTbx } from '../../formats/tbx.ts'
import { glossaryFile, placeOf } from '../../model/layout.ts'
import { languageName } from '../../model/localeNamed.ts'
import { readSoundProject, targetLocale } from '../../model/project.ts'

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
    const { glossary, findings } = await readGlossary(project.folder, locale.code, sourceKeys(project))
    if (findings.length > 0) throw new Error(findings.map(printFinding).join('\n'))
    const { terms } = glossary
    if (terms.length === 0) {
      console.log(`${placeOf(glossaryFile(project.folder, locale.code))} has no terms, no file written.`)
      return
    }
    const title = `${brand}: ${localeOf(defaultLocale).name}, ${languageName(locale)}`
    const text = writeTbx({ source: localeOf(defaultLocale).tag, target: locale, title, terms, edition })
    // A term that only says what to avoid has no form of its own.
    const open = terms.filter((term) => term.use.length > 0 && wordingOf(term).preferred === null).length
    const said = `${count(terms.length, 'term')} of ${languageName(locale)}`
    await writeOut(
      out ?? `isogloss-${locale.code}.tbx`,
      text,
      open > 0 ? `${said}, ${open} without a dictionary form` : said,
    )
  })
