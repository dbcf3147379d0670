import { Command, InvalidArgumentError } from '@commander-js/extra-typings'
import { commandLine, viewIds } from '../config.ts'
import { count, tell } from '../lib/output.ts'
import { progressBar } from '../lib/progress.ts'
import { fitLocales, longPseudo } from '../fit/fitLocales.ts'
import { fitPages, fitWidths } from '../fit/fitPages.ts'
import { intentionOf, printFit } from '../fit/faults.ts'
import { viewNamed } from '../model/pageNames.ts'
import { assertSound, readProject } from '../model/project.ts'

const help = `
Lays out the texts as they are in locales/ now, whether the locale is on the site or not: with everything opened, each
plural form with its longest number, each answer of a form. Measures in CSS pixels.
  scrolls sideways  the text makes the page wider than the window
  cut               a part of it cannot be seen
  leaves its box    it goes beyond its card, column, cell or drawing
  breaks            the label of a button, tab or menu takes two lines; px is the width of the second
  overlaps          it lies over another text, an icon or a field
${longPseudo} stands for long languages: English made 40 % longer, as far as locales/.workbench/en.notes.json allows.
Exit code 1 when something does not fit.

Examples:
  ${commandLine()} fit pl --page about contacts
  ${commandLine()} fit --width 390`

export const fitCommand = new Command('fit')
  .description('Find texts that do not fit: cut, broken, lying over others or making the page scroll sideways.')
  .argument('[locale...]', `which locales, or ${longPseudo}; all when none is named`)
  .option('--page <id...>', 'pages to look at (default: all)')
  .option('--width <px...>', `widths of the window (default: ${fitWidths.join(', ')})`, toWidths)
  .option('--json', 'print what was found as JSON')
  .addHelpText('after', help)
  .action(async (codes, { page, width: widths = fitWidths, json = false }) => {
    const views = page?.map(viewNamed) ?? viewIds()
    const project = await readProject()
    const locales = await fitLocales(project, codes)
    assertSound(project, { locales: locales.map(({ locale }) => locale) })
    const onDone = progressBar(views.length * locales.length, json ? null : process.stderr)
    const found = await fitPages({ root: process.cwd(), locales, views, widths, onDone })
    const faults = found.filter((fault) => intentionOf(fault) === null)
    const names = locales.map(({ name }) => name).join(', ')
    const measured = `${names}: ${count(views.length, 'page')} at ${widths.join(', ')} px`
    tell(json, faults, () => printFit(found, measured))
    if (faults.length > 0) process.exitCode = 1
  })

function toWidths(value: string, before: readonly number[] = []): readonly number[] {
  const width = Number(value)
  if (Number.isInteger(width) && width >= 200 && width <= 4000) return [...before, width]
  throw new InvalidArgumentError('Expected a whole number of CSS pixels from 200 to 4000.')
}
