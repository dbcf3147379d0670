import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { refineFile } from 'i18next-workbench/refine/refine.ts'
import { durationsTable, timed } from './tables.ts'

const SEGMENTS = 100_000

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The texts of a locale file. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

/** Prints how long it takes to correct 100,000 segments by rules: the site's texts in French, each with a number of its own. */
export async function benchRefine(): Promise<void> {
  const texts = globSync('**/*.json', { cwd: 'locales/fr' }).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(path.join('locales/fr', file), 'utf8'))),
  )
  const units = Array.from({ length: SEGMENTS }, (_, index) => {
    const text = escaped(`${texts[index % texts.length]} ${index}`)
    return `<trans-unit id="${index}"><source>Source ${index}</source><target>${text}</target></trans-unit>`
  })
  const file = `<xliff version="1.2"><file source-language="en" target-language="fr"><body>${units.join('\n')}</body></file></xliff>`
  const bytes = new TextEncoder().encode(file)
  const samples: number[] = []
  for (let round = 0; round < 3; round += 1) {
    samples.push(await timed(async () => void refineFile(bytes, 'bench.xlf')))
  }
  console.log(durationsTable([{ name: '100,000 segments corrected', samples, aim: 10_000 }]))
}
