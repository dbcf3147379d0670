import { type ViewId, viewIds } from '../../src/config/routes.ts'

/**
 * Whether everything is gone through (`npm run audit`). The browser tests of `npm test` look at a page of each kind in each
 * language, and of languages at one of each direction where the words make no difference, so that a change is judged
 * within minutes.
 */
export const thorough = process.env['THOROUGH'] === '1'

/** The tests that `npm test` leaves to the audit: of the translators' tools what goes through whole sites or attacks. */
export const auditOnly = /\/(context|fit|translate|translate-attacks)\.spec\.ts$/

/** One of each kind of page, with every kind of section between them. */
export const ofEachKind: ReadonlySet<ViewId> = new Set([
  'home',
  'about',
  'freelance',
  'services',
  'services-linguistic-validation',
  'ai-ai-translation',
  'solutions-pharmaceutical',
  'not-found',
])

/** The pages that are looked at in each language. */
export const testedViews: readonly ViewId[] = thorough ? viewIds : viewIds.filter((view) => ofEachKind.has(view))
