/** The messages of a project: their files, states, pages and checks. For Node; refine.ts and vite.ts run in browsers, too. */
export { variableFindings } from './checks/findings.ts'
export type { ProjectApplication } from './frame/application.ts'
export { printFinding } from './lib/output.ts'
export { type Bundles, flatten, type LocaleFiles, readBundles } from './model/bundles.ts'
export { coverageOf, type Usage } from './model/coverage.ts'
export { keyPattern } from './model/keyPattern.ts'
export { type LocaleProblem, mapTexts, type MessageTree, parseLocaleFile } from './model/localeFile.ts'
export { rowFor } from './model/localeRows.ts'
export { messageOfForm } from './model/plurals.ts'
export { recordFile } from './model/records/records.ts'
export { keepUsage, readUsage } from './model/records/usageFile.ts'
export type { MarkedSite, SiteAnswer } from './model/rendering.ts'
export { type ProjectTexts, readTexts } from './model/texts.ts'
export { type Unconfirmed, unconfirmedViews } from './model/unconfirmed.ts'
export { hashOf } from './model/units.ts'
export {
  builtTargets,
  makeProject,
  type Pages,
  placeOf,
  type Project,
  publicTargets,
  type TextRules,
  type WorkbenchConfig,
} from './project.ts'
export { statusOf } from './status/status.ts'
