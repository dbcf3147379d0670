/** A thread that renders the documents of the locales that it is sent, one job at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import { readAssets } from '../assets.ts'
import { readTemplate } from '../document.ts'
import { type LocaleJob, loadServer, renderLocale } from './render.ts'
import type { Answer, ThreadSetup } from './renderThread.ts'

const setup: ThreadSetup = workerData
const answer = (message: Answer) => parentPort?.postMessage(message)
const tools = Promise.all([loadServer(setup.serverFile), readAssets(setup.site), readTemplate(setup.template)])

parentPort?.on('message', async (job: LocaleJob) => {
  const [server, assets, template] = await tools
  answer({
    problems: await renderLocale(job, { server, assets, template }, setup.outDir, () => answer('page')),
  })
})
