/** npm run art: draws public/art and the wordmark, which are committed. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawings, drawnWordmark } from './art/index.ts'
import { command, run } from './lib/command.ts'

const program = command('npm run art --')
  .description('Draws the contour lines, miniatures and maps in public/art, and the wordmark. Commit what it writes.')
  .action(async () => {
    const folder = 'public/art'
    const files = await drawings()
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const [name, svg] of files) await writeFile(path.join(folder, name), svg)
    await writeFile('src/config/wordmark.json', `${JSON.stringify(await drawnWordmark(), null, 2)}\n`)
    console.log(`Drew ${files.size} files in ${folder}.`)
  })

await run(program)
