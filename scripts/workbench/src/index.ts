/** The messages of a project: their files, states, pages and checks. For Node; refine.ts and vite.ts run in browsers, too. */
export { variableFindings } from './checks/findings.ts'
export type { ProjectApplication } from './frame/application.ts'
export { printFinding } from './lib/output.ts'
export { type Bundles, flatten, type LocaleFiles, readBundles } from './project/bundles.ts'
export { coverageOf, type Usage } from './project/coverage.ts'
export { keyPattern } from './project/keyPattern.ts'
export { mapTexts, type MessageTree } from './project/localeFile.ts'
export { rowFor } from './project/localeRows.ts'
export { messageOfForm } from './project/plurals.ts'
export { recordFile } from './project/records/records.ts'
export { keepUsage, readUsage } from './project/records/usageFile.ts'
export type { MarkedSite, Rendering, SiteAnswer } from './project/rendering.ts'
export { type ProjectTexts, readTexts } from './messages/texts.ts'
export { type Unconfirmed, unconfirmedViews } from './messages/unconfirmed.ts'
export { hashOf } from './messages/units.ts'
export {
  builtTargets,
  makeProject,
  type Pages,
  placeOf,
  type Project,
  publicTargets,
  type TextRules,
  type WorkbenchConfig,
} from './project/project.ts'
export { statusOf } from './messages/status.ts'
