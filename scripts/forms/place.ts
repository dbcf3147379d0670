import { existsSync } from 'node:fs'
import type { SubmissionStore } from './core/store.ts'
import { openStore } from './node/database.ts'

/** A place of submissions, for the command line. */
export interface Place {
  readonly name: string
  /** Null where there is none yet. */
  readonly store: SubmissionStore | null
  readonly close: () => void
}

/** A database file. One that is not there is not made: reading must not leave an empty one behind. */
export function databaseAt(file: string): Place {
  const store = existsSync(file) ? openStore(file) : null
  return { name: file, store, close: () => store?.close() }
}

/** The site at Netlify that the environment names, as for Netlify's own CLI. Throws an Error that says what is missing. */
export async function siteAtNetlify(env = process.env): Promise<Place> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: apiURL } = env
  if (!siteID || !token)
    throw new Error('NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN: expected both in the environment (docs/forms.md).')
  const { openBlobs } = await import('./netlify/blobs.ts')
  const { storeIn } = await import('./netlify/store.ts')
  return {
    name: `the site ${siteID} at Netlify`,
    store: storeIn(openBlobs({ siteID, token, apiURL })),
    close: () => {},
  }
}
