import path from 'node:path'
import { defaultLocale } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import type { Bundles } from '../../i18n/model/bundles.ts'
import type { Usage } from '../../i18n/model/coverage.ts'
import { usageOfView } from '../usage.ts'
import type { ServerCode } from './code.ts'
import { type BuildKeys, cacheFolder } from './keys.ts'
import { hashOf, readSealed, writeSealed } from '../../lib/sealed.ts'
import type { TextInputs } from './textInputs.ts'

interface KnownUsage {
  readonly key: string
  readonly used: readonly string[]
}

interface Sources {
  readonly root: string
  readonly keys: BuildKeys
  readonly server: ServerCode
  readonly bundles: Bundles
  readonly texts: TextInputs
}

/** usageOf(), where only views are rendered whose code or English texts have changed since it was last called. */
export async function knownUsageOf({ root, keys, server, bundles, texts }: Sources): Promise<Usage> {
  const file = path.join(cacheFolder(root), 'usage.json')
  const known = (await readSealed<Partial<Record<ViewId, KnownUsage>>>(file)) ?? {}
  const usage: Partial<Record<ViewId, KnownUsage>> = {}
  let rendered = 0
  for (const view of viewIds) {
    const key = hashOf(keys.modules, server.views[view].code, texts.ofView(defaultLocale, view))
    const before = known[view]
    if (before?.key === key) usage[view] = before
    else {
      rendered += 1
      const used = await usageOfView(await server.load(), bundles, view)
      if (used) usage[view] = { key, used }
    }
  }
  if (rendered > 0) await writeSealed(file, usage)
  return new Map(viewIds.flatMap((view) => (usage[view] ? [[view, usage[view].used] as const] : [])))
}
