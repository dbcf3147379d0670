import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { runCommand } from '../../run.ts'
import { setPublic } from '../localeRows.ts'
import { readSoundProject, targetLocale } from '../project.ts'
import { percent, statusOf } from '../status.ts'
import { readUsage } from '../usageFile.ts'
import { writeTogether } from '../write.ts'

export const publishVerb = new Command('publish')
  .description('Put a locale on the site from the next build on, or take it off with --undo.')
  .argument('<locale>')
  .option('--undo', 'take the locale off the site')
  .addHelpText(
    'after',
    '\nEach page appears when it reaches the threshold of its locale; "status --pages" shows which.',
  )
  .action((code: string, { undo }: { undo?: boolean }) =>
    runCommand(async () => {
      const locale = targetLocale(code)
      const table = path.resolve('src/config/locales.ts')
      const [status] = statusOf(await readSoundProject(), [locale], await readUsage(process.cwd()))
      await writeTogether(new Map([[table, setPublic(await readFile(table, 'utf8'), locale.code, !undo)]]))
      const { total, untranslated } = status?.total ?? { total: { words: 0 }, untranslated: { words: 0 } }
      console.log(
        undo
          ? `${locale.name} is off the site from the next build on.`
          : `${locale.name} is public from the next build on; ${percent(total.words - untranslated.words, total.words)} of its words are translated.`,
      )
    }),
  )
