import path from 'node:path'
import { Command } from 'commander'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import { runCommand } from '../../run.ts'
import { serve } from '../../serve/server.ts'
import { type ContextCount, writeContext } from '../context/contextPages.ts'
import { count, printTable } from '../output.ts'
import { readSoundProject } from '../project.ts'
import { percent } from '../status.ts'
import { readUsage } from '../usageFile.ts'
import { viewNamed } from '../viewNamed.ts'

interface Options {
  readonly out: string
  readonly page?: readonly string[]
  readonly json?: boolean
}

export const contextVerb = new Command('context')
  .description('Pictures of the English pages that show where each string is seen; exported files link to them.')
  .option('--out <folder>', 'where the pictures go', 'context')
  .option('--page <id...>', 'pages to take (default: all)')
  .option('--json', 'print what was found as JSON')
  .addHelpText(
    'after',
    '\nTakes the site as it was built last (npm run build). Open index.html of the folder; it works offline.',
  )
  .action((options: Options) =>
    runCommand(async () => {
      const views = options.page?.map(viewNamed) ?? viewIds
      const usage = await readUsage(process.cwd())
      if (!usage) throw new Error('The pages have not been built yet: run "npm run build" first.')
      const project = await readSoundProject()
      const { url, server } = await serve({ dist: path.resolve('dist'), port: 0 })
      try {
        const out = path.resolve(options.out)
        const onDone = (view: ViewId) => options.json || console.log(`  ${options.out}/${view}.html`)
        const counts = await writeContext({ project, usage, site: url, out, views, onDone })
        console.log(options.json ? JSON.stringify(counts, null, 2) : summary(counts))
      } finally {
        server.close()
        server.closeAllConnections()
      }
    }),
  )

function summary(counts: readonly ContextCount[]): string {
  const rows = counts.map(({ view, strings, boxed, unseen, lost }) => [
    view,
    ...[strings, boxed, unseen, lost.length].map(String),
  ])
  const sum = (pick: (one: ContextCount) => number) => counts.reduce((total, one) => total + pick(one), 0)
  const boxed = sum((one) => one.boxed)
  const lost = counts.flatMap((one) => one.lost.map((id) => `${one.view}: ${id}`))
  const share = percent(boxed, boxed + lost.length)
  return [
    printTable(['page', 'strings', 'shown', 'not visible', 'not found'], rows),
    ...(lost.length > 0 ? [`Not found:\n  ${lost.join('\n  ')}`] : []),
    `${count(counts.length, 'page')}: ${share} of what can be seen is marked on the pictures.`,
  ].join('\n\n')
}
