/** Corrects a file apart from the page, which stays in use meanwhile. It asks nobody for anything. */
import { readGlossary } from 'i18next-workbench/refine/glossary.ts'
import { type Refined, refineFile } from 'i18next-workbench/refine/refine.ts'
import { FileFault } from 'i18next-workbench/formats/fileFault.ts'
import { rules } from 'i18next-workbench/refine/rules/index.ts'
import { type Asked, type Job, LARGEST_HERE, type Told } from './protocol.ts'

/** So many corrections are told at a time. */
const PART = 1000

let refined: Refined | undefined

const tell = (told: Told, transfer: Transferable[] = []) => postMessage(told, { transfer })

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('job' in data) void refine(data.job)
  else if (refined) {
    const bytes = new Uint8Array(refined.write(data.refused))
    tell({ type: 'written', bytes }, [bytes.buffer])
  }
})

async function refine({ file, glossary }: Job): Promise<void> {
  let name = glossary?.name ?? file.name
  try {
    const terms = glossary ? readGlossary(await bytesOf(glossary), glossary.name) : []
    name = file.name
    refined = refineFile(await bytesOf(file), name, {
      glossary: terms,
      most: LARGEST_HERE,
      onProgress: (done, total) => tell({ type: 'progress', share: total > 0 ? done / total : 1 }),
    })
    tellOf(refined)
  } catch (error) {
    const known = error instanceof FileFault
    tell({
      type: 'fault',
      fault: { name, code: known ? error.code : 'broken', parameters: known ? error.parameters : {} },
    })
  }
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

function tellOf({ corrections, reports, segments, sourceLanguage, targetLanguage }: Refined): void {
  for (const part of partsOf(corrections)) tell({ type: 'corrections', part })
  for (const part of partsOf(reports)) tell({ type: 'reports', part })
  tell({ type: 'refined', summary: { segments, sourceLanguage, targetLanguage, rules: rules.length } })
}

function* partsOf<Item>(list: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < list.length; start += PART) yield list.slice(start, start + PART)
}
