/** The function of Netlify that tries notices again and deletes what has been kept for long enough. */
import { type HostedSettings, keepUp, settingsIn } from '../hosted.ts'
import { openBlobs, storeIn } from './store.ts'

/** Written in by the build (scripts/hosting/hosts.ts). */
declare const __RECEIVER_SETTINGS__: HostedSettings

export default async (): Promise<void> => {
  await keepUp(storeIn(openBlobs()), settingsIn(process.env, __RECEIVER_SETTINGS__))
}

/** Netlify reads this without running it. */
export const config = { schedule: '@hourly', nodeBundler: 'none' }
