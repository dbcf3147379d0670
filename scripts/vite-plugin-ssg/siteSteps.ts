import { copyCode, drawPreviews, writeFixedFiles, writeIcons } from './steps/files.ts'
import { renderPages } from './steps/pages.ts'
import type { Step } from './steps/plan.ts'

/** What a site is made of, in order; each step writes files into it, unless they stay as they were in the last one. */
export const siteSteps: readonly (readonly [name: string, step: Step])[] = [
  ['Copy the browser code', copyCode],
  ['Render pages and their strings', renderPages],
  ['Draw preview pictures', drawPreviews],
  ['Write icons', writeIcons],
  ['Write files for crawlers and hosts', writeFixedFiles],
]
