/** npm run art: draws public/art and the wordmark, which are committed. */
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { artFiles, miniaturePages } from '../src/config/art.ts'
import { drawings, drawnWordmark } from './art/index.ts'
import { runCommand } from './lib/run.ts'

await runCommand(async () => {
  const folder = 'public/art'
  const files = await drawings()
  const kept = [...files.keys(), ...miniaturePages.map(artFiles.miniature.of)]
  const old = (await readdir(folder)).filter((name) => !kept.includes(name))
  for (const name of old) await rm(path.join(folder, name))
  for (const [name, svg] of files) await writeFile(path.join(folder, name), svg)
  await writeFile('src/config/wordmark.json', `${JSON.stringify(await drawnWordmark(), null, 2)}\n`)
  console.log(`Drew ${files.size} files in ${folder}.`)
})
