import { statSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale, type Locale, localeOf, publicLocales } from '../../src/config/locales.ts'
import { filesIn } from './filesIn.ts'

/** An origin that RFC 2606 keeps for examples. */
export const siteUrl = 'https://www.example.com'

/** Its locales: only one per writing direction, because preview pictures take time. */
export const originLocales: readonly Locale[] = [
  localeOf(defaultLocale),
  ...publicLocales.filter(({ dir }) => dir !== localeOf(defaultLocale).dir).slice(0, 1),
]

/** The site built for that origin (npm run test:origin). dist/ is a preview. */
export const originSite = path.resolve('.cache/test-origin')

/** The builds of `npm test`, in order: the built site, and the command that builds it. */
export const builds = {
  dist: { site: 'dist', command: 'npm run build' },
  origin: { site: originSite, command: 'npm run test:origin' },
}

/** The sources of a site that are edited often. */
const sources = ['src', 'locales', 'public', 'index.html', 'vite.config.ts']

/** Throws if a site is missing or older than its sources. The message has the command to run. */
export function assertBuilt(needed: readonly (typeof builds.dist)[]): void {
  const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  for (const { site, command } of needed) {
    // Each build recreates the folder, but may keep the times of its files.
    const newer = sources.flatMap((name) => filesIn('', name)).find((file) => changed(file) > changed(site))
    if (newer) throw new Error(`${path.relative('', site)} is missing, or older than ${newer}. Run "${command}" first.`)
  }
}
