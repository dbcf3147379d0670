/**
 * Spells texts by the project's own cspell-lib, in a thread of its own: its dictionaries take seconds to load, in which the
 * editor has to answer. Plain JavaScript, as Node starts threads with it wherever the package lies.
 */
import { parentPort, workerData } from 'node:worker_threads'

const { spellCheckDocument } = await import(workerData.library)
const options = { generateSuggestions: true, noConfigSearch: false }

parentPort?.on('message', async ({ id, uri, text }) => {
  try {
    const { issues } = await spellCheckDocument({ uri, text, languageId: 'json' }, options, {})
    const words = issues.map((issue) => ({ word: issue.text, suggestions: issue.suggestions ?? [] }))
    parentPort?.postMessage({ id, words })
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) })
  }
})
