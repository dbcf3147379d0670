/** npm run art: draws the contour lines in public/art and the wordmark, and copies the map for a new locale. All are committed. */
import { existsSync } from 'node:fs'
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { artFiles } from '../src/config/art.ts'
import { allLocales, defaultLocale } from '../src/config/locales.ts'
import { drawings } from './art/contours.ts'
import { artNames } from './art/plugin.ts'
import { drawnWordmark } from './art/wordmark.ts'
import { runCommand } from './lib/run.ts'

await runCommand(async () => {
  const folder = 'public/art'
  const files = drawings()
  const maps = allLocales.map(({ code }) => artFiles.map.of(code))
  const old = (await readdir(folder)).filter((name) => ![...artNames, ...maps].includes(name))
  for (const name of old) await rm(path.join(folder, name))
  for (const [name, svg] of files) await writeFile(path.join(folder, name), svg)
  for (const name of maps.filter((name) => !existsSync(path.join(folder, name)))) {
    await copyFile(path.join(folder, artFiles.map.of(defaultLocale)), path.join(folder, name))
    console.log(`Copied the English map to ${folder}/${name}: docs/adding-a-locale.md.`)
  }
  await writeFile('src/config/wordmark.json', `${JSON.stringify(await drawnWordmark(), null, 2)}\n`)
  console.log(`Drew ${files.size} files in ${folder}.`)
})
