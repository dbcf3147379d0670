import { type ComponentType, useEffect, useState } from 'react'

/** Not even a chunk of it where the build does not measure. */
const load = __ANALYTICS__ ? () => import('./Agreement.tsx') : null

/** The consent banner and the page views that follow from it, once the application is awake. */
export function Measurement() {
  const [Banner, setBanner] = useState<ComponentType | null>(null)
  useEffect(() => {
    load?.().then(
      (module) => setBanner(() => module.Agreement),
      // Without the banner there is no consent, and so nothing is measured.
      () => undefined,
    )
  }, [])
  return Banner ? <Banner /> : null
}
