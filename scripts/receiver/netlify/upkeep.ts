/** The function of Netlify that tries notices again and deletes what has been kept for long enough. */
import { keepUp, settingsIn } from '../hosted.ts'
import { openBlobs, storeIn } from './store.ts'

export default async (): Promise<void> => {
  await keepUp(storeIn(openBlobs()), settingsIn(process.env))
}

/** Netlify reads this without running it. */
export const config = { schedule: '@hourly', nodeBundler: 'none' }
