/** Corrects a file apart from the page, which stays in use meanwhile. It asks nobody for anything. */
import { countOfRules, FileFault, type Refined, refinedName, refineFile } from 'i18next-workbench/refine/refine.ts'
import { type Asked, LARGEST_HERE, type Told } from './protocol.ts'

/** So many corrections are told at a time. */
const PART = 1000

let refined: Refined | undefined
let name = ''

const tell = (told: Told, transfer: Transferable[] = []) => postMessage(told, { transfer })

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('file' in data) void refine(data.file)
  else if (refined) {
    const bytes = new Uint8Array(refined.write(data.refused))
    tell({ type: 'written', name, bytes }, [bytes.buffer])
  }
})

async function refine(file: File): Promise<void> {
  name = refinedName(file.name)
  try {
    refined = refineFile(new Uint8Array(await file.arrayBuffer()), file.name, {
      most: LARGEST_HERE,
      onProgress: (done, total) => tell({ type: 'progress', share: total > 0 ? done / total : 1 }),
    })
    tellOf(refined)
  } catch (error) {
    const known = error instanceof FileFault
    tell({
      type: 'fault',
      fault: { name: file.name, code: known ? error.code : 'broken', parameters: known ? error.parameters : {} },
    })
  }
}

function tellOf({ corrections, reports, segments, sourceLanguage, targetLanguage }: Refined): void {
  for (const part of partsOf(corrections)) tell({ type: 'corrections', part })
  for (const part of partsOf(reports)) tell({ type: 'reports', part })
  tell({ type: 'refined', summary: { segments, sourceLanguage, targetLanguage, rules: countOfRules } })
}

function* partsOf<Item>(list: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < list.length; start += PART) yield list.slice(start, start + PART)
}
