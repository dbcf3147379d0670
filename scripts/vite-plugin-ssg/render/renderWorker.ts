import { readAssets } from '../assets.ts'
import { readTemplate } from '../document.ts'
import { type LocaleJob, loadServer, type RenderTools, renderLocale } from './render.ts'

/** Where a thread finds what it renders with, as absolute paths; the same for all jobs of a thread. */
export interface ThreadSetup {
  readonly serverFile: string
  /** The folder of the browser build. */
  readonly site: string
  readonly template: string
  readonly outDir: string
}

let tools: Promise<RenderTools> | undefined

/** renderLocale() in a thread of a pool: what it renders with is read once a thread. */
export default async function renderInThread({ job, setup }: { job: LocaleJob; setup: ThreadSetup }) {
  tools ??= readTools(setup)
  return renderLocale(job, await tools, setup.outDir)
}

async function readTools({ serverFile, site, template }: ThreadSetup): Promise<RenderTools> {
  return {
    server: await loadServer(serverFile),
    assets: await readAssets(site),
    template: await readTemplate(template),
  }
}
