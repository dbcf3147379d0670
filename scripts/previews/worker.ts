import { parentPort } from 'node:worker_threads'
import { drawPreview, type PreviewContent } from './draw.ts'
import type { Answer } from './pool.ts'

async function answer(content: PreviewContent): Promise<Answer> {
  try {
    return { png: await drawPreview(content) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** A drawing thread: a content in, a picture or the reason for none out. */
parentPort?.on('message', async (content: PreviewContent) => parentPort?.postMessage(await answer(content)))
