import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { noteFinder, readNotes } from 'i18next-workbench/model/notes.ts'
import { readSoundProject } from 'i18next-workbench/model/project.ts'
import { pseudoLocales, pseudoMessages } from 'i18next-workbench/new-locale/pseudo.ts'
import { addLocale, copyProject, keepLocales, runIn } from '../lib/workcopy.ts'

export const pseudoCommand = new Command('pseudo')
  .description('Build the site in two pseudo-locales: accented and 40 % longer, and from right to left.')
  .option('--out <folder>', 'where the built site goes', '.cache/pseudo/dist')
  .addHelpText('after', '\nThe repository is left as it is: the build happens in a copy under .cache/.')
  .action(async ({ out }) => {
    const folder = path.resolve('.cache/pseudo/site')
    const project = await readSoundProject()
    const notesOf = noteFinder(await readNotes(project.folder))
    const maxOf = (id: string) => notesOf(id).max
    await copyProject(process.cwd(), folder)
    await keepLocales(folder, 1)
    for (const { strategy, ...row } of pseudoLocales) {
      await addLocale(folder, row, pseudoMessages(project.files, strategy, maxOf))
    }
    await runIn(folder, 'vite', ['build', '--outDir', path.resolve(out), '--emptyOutDir', '--logLevel', 'warn'])
    console.log(`Built in ${out}: ${pseudoLocales.map(({ code }) => `/${code}`).join(' and ')}.`)
    console.log(`Next: npm run preview -- ${out}`)
  })
