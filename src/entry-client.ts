import { enhance } from './enhance/index.ts'
import { wakeOnIntent } from './enhance/wake.ts'

enhance()
wakeOnIntent(async () => {
  const { hydrate } = await import('./app/hydrate.tsx')
  await hydrate()
})
