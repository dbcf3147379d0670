import { enhance } from './enhance/index.ts'
import { breathe, wakeOnIntent } from './enhance/wake.ts'

enhance()
wakeOnIntent(async () => {
  // Both are asked for at once, but are evaluated one at a time, with room for the visitor between.
  const application = import('./app/hydrate.tsx')
  application.catch(() => {})
  const { hydrateRoot } = await import('./app/reactDom.ts')
  await breathe()
  const { hydrate } = await application
  await hydrate(hydrateRoot, breathe)
})
