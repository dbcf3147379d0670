/** Corrects a file in a worker, so that the page stays responsive. It makes no request. */
import { countOfRules, FileFault, type Refined, refinedName, refineFile } from 'i18next-workbench/refine'
import { LARGEST_HERE, type Request, type Response } from './protocol.ts'

/** List items per message. */
const PART = 1000

let refined: Refined | undefined
let name = ''

const send = (response: Response, transfer: Transferable[] = []) => postMessage(response, { transfer })

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if ('file' in data) void refine(data.file)
  else if (refined) {
    const bytes = new Uint8Array(refined.write(data.refused))
    send({ type: 'written', name, bytes }, [bytes.buffer])
  }
})

async function refine(file: File): Promise<void> {
  name = refinedName(file.name)
  try {
    refined = refineFile(new Uint8Array(await file.arrayBuffer()), file.name, {
      most: LARGEST_HERE,
      onProgress: (done, total) => send({ type: 'progress', share: total > 0 ? done / total : 1 }),
    })
    sendResult(refined)
  } catch (error) {
    const known = error instanceof FileFault
    send({
      type: 'fault',
      fault: { name: file.name, code: known ? error.code : 'broken', parameters: known ? error.parameters : {} },
    })
  }
}

function sendResult({ corrected, reports, segments, sourceLanguage, targetLanguage }: Refined): void {
  for (const part of partsOf(corrected)) send({ type: 'corrected', part })
  for (const part of partsOf(reports)) send({ type: 'reports', part })
  send({ type: 'refined', summary: { segments, sourceLanguage, targetLanguage, rules: countOfRules } })
}

function* partsOf<Item>(list: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < list.length; start += PART) yield list.slice(start, start + PART)
}
