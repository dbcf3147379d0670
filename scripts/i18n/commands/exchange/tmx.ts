import { Command } from '@commander-js/extra-typings'
import { defaultLocale, localeOf } from '../../../../src/config/locales.ts'
import { count } from '../../../lib/output.ts'
import { isVerbatim } from '../../checks/glossary/glossaryFile.ts'
import { readGlossary } from '../../checks/glossary/readGlossary.ts'
import { sourceKeys } from '../../checks/source.ts'
import { writeOut } from '../../formats/files.ts'
import { writeTmx } from '../../formats/tmx.ts'
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
    const { glossary } = await readGlossary(project.folder, defaultLocale, sourceKeys(project))
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
    const text = writeTmx({ source: localeOf(defaultLocale).tag, target: locale, units, isPlain: plain })
    const reviewed = units.filter(({ state }) => state === 'reviewed').length
    const said = `${count(units.length, 'message')} of ${languageName(locale)}, ${reviewed} of them reviewed`
    await writeOut(out ?? `isogloss-${locale.code}.tmx`, text, said)
  })
