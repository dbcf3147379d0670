import { defaultLocale, type LocaleCode } from '../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'

/**
 * Whether everything is gone through (`npm run audit`). The browser tests of `npm test` look at every page, but at a page
 * of each kind alone where the same could hardly differ from page to page or from language to language, so that a change
 * is judged within minutes.
 */
export const thorough = process.env['THOROUGH'] === '1'

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

/** The pages that are looked at in a language: all in the default one, whose markup is that of the others. */
export const viewsIn = (code: LocaleCode): readonly ViewId[] =>
  thorough || code === defaultLocale ? viewIds : viewIds.filter((view) => ofEachKind.has(view))
