/** npm run analyze: a page that shows which packages and modules each script of the site is made of. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sonda from 'sonda/vite'
import { createBuilder, perEnvironmentPlugin } from 'vite'
import { command, run } from '../lib/command.ts'

const cache = '.cache'

const program = command('npm run analyze --')
  .description('Builds the site aside with source maps, and writes a treemap of its scripts.')
  .option('--open', 'open it in the browser')
  .action(async ({ open = false }) => {
    const report = { outputDir: cache, filename: 'analyze', brotli: true, open }
    process.env['ISOGLOSS_COMPRESS'] = 'off'
    await mkdir(cache, { recursive: true })
    const builder = await createBuilder({
      plugins: [perEnvironmentPlugin('analyze', ({ name }) => name === 'client' && sonda(report))],
      environments: { client: { build: { sourcemap: true } } },
      build: { outDir: path.join(cache, 'analyze') },
    })
    await builder.buildApp()
    console.log(`\n${pathToFileURL(path.resolve(cache, 'analyze.html'))}#/treemap?compression=brotli`)
  })

await run(program)
