import { hydrateRoot } from 'react-dom/client'
import { type HydratedDocument, hydrate } from '../../../../src/app/hydrate.tsx'
import { enhance } from '../../../../src/enhance/index.ts'
import { fetchMessages } from '../../../../src/i18n/fetchMessages.ts'
import { viewAt } from '../../../../src/i18n/href.ts'
import { PageHead } from '../../../../src/layout/PageHead.tsx'
import { loadPage } from '../../../../src/pages/registry.ts'

/**
 * Hydrates the document at once: the places of messages are known to React alone. Otherwise it is the application that
 * visitors get (src/app/hydrate.tsx). Rejects when a part does not load; #root gets the attribute HYDRATED.
 */
export async function startApplication(): Promise<HydratedDocument> {
  enhance()
  const [page, [common, own]] = await Promise.all([loadPage(viewAt(location.pathname).view), fetchMessages()])
  return hydrate({ hydrateRoot, page, common, own, head: <PageHead /> })
}
