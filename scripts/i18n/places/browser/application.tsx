import { hydrateRoot } from 'react-dom/client'
import { type HydratedDocument, hydrate } from '../../../../src/app/hydrate.tsx'
import { MESSAGES } from '../../../../src/config/protocol.ts'
import { enhance } from '../../../../src/enhance/index.ts'
import { viewAt } from '../../../../src/i18n/href.ts'
import { PageHead } from '../../../../src/layout/PageHead.tsx'
import { loadPage } from '../../../../src/pages/registry.ts'

/**
 * Hydrates the document at once: the places of messages are known to React alone. Otherwise it is the application that
 * visitors get (src/app/hydrate.tsx). Rejects when a part does not load; #root gets the attribute HYDRATED.
 */
export async function startApplication(): Promise<HydratedDocument> {
  enhance()
  const addresses = document.documentElement.getAttribute(MESSAGES)?.split(' ') ?? []
  const [page, [common, own]] = await Promise.all([
    loadPage(viewAt(location.pathname).view),
    Promise.all(addresses.map(async (address) => (await fetch(address)).json())),
  ])
  return hydrate({ hydrateRoot, page, common, own, head: <PageHead /> })
}
