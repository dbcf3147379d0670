import { Command } from '@commander-js/extra-typings'
import Papa from 'papaparse'
import { commandLine, targetLocales } from '../config.ts'
import { report, tell } from '../lib/report.ts'
import { writeTogether } from '../lib/write.ts'
import { printQuote, type QuoteRow, quoteOf, quoteTable } from '../assist/quote.ts'
import { readSoundProject, targetLocale } from '../model/project.ts'
import { readPlan } from '../status/plan.ts'

const help = `
Words are words of English; each plural form counts, as it is translated. "75–84 %" and the like are words of texts that the memory
knows something like of (a stale text is its own match), "100 %" those that it knows, "repetitions" those that stand before in the
same job, "to revise" those that are translated and need work, or that nobody has recorded.

locales/.workbench/plan.json has prices, for a locale or for all ("*"); a band without one costs what a new word does:
  { "rates": { "*": { "currency": "EUR", "new": 0.12, "75-84": 0.09, "100": 0.02, "repetitions": 0.02 } } }

Example: ${commandLine()} quote pl --csv quote.csv`

export const quoteCommand = new Command('quote')
  .description('What is to be done in each locale, in words by match of the memory, with its price.')
  .argument('[locale...]', 'locales to look at (default: all)')
  .option('--csv <file>', 'write a row for each page, for a spreadsheet')
  .option('--json', 'print the rows as JSON')
  .addHelpText('after', help)
  .action(async (codes, { csv, json }) => {
    const locales = codes.length > 0 ? codes.map(targetLocale) : targetLocales()
    const project = await readSoundProject(undefined, { locales })
    const plan = await readPlan(project.folder)
    const rows: QuoteRow[] = []
    for (const locale of locales) rows.push(...(await quoteOf(project, locale, plan)))
    if (csv) {
      const table = Papa.unparse(quoteTable(rows), { newline: '\r\n', escapeFormulae: true })
      await writeTogether(new Map([[csv, `\uFEFF${table}\r\n`]]))
    }
    tell(json, rows, () => report(printQuote(rows), csv && `Wrote ${csv}.`))
  })
