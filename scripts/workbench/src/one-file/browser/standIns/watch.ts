/** In place of scripts/translate/server/watch.ts: only another tab can change files here. */
import { watchElsewhere } from '../disk.ts'

export const watchFolder: typeof import('../../../../translate/server/watch.ts').watchFolder = async ({
  onChange,
  onError,
}) => ({ know: async () => {}, end: watchElsewhere(() => void onChange().catch(onError)) })
