import type { SiteEnv } from '../../../src/config/env.ts'
import type { Locale, LocaleCode } from '../../../src/config/locales.ts'
import type { PreviewRequest } from '../../previews/requests.ts'
import type { BrowserCode, ServerCode } from '../cache/code.ts'
import type { BuildKeys } from '../cache/keys.ts'
import type { SiteInMaking } from '../cache/making.ts'
import type { TextInputs } from '../cache/textInputs.ts'
import type { Texts } from '../messages.ts'
import type { Images } from '../render/render.ts'

/** What is known when the code is built and the files of the site are to be made. */
export interface SiteFacts {
  readonly making: SiteInMaking
  readonly root: string
  readonly env: SiteEnv
  readonly keys: BuildKeys
  readonly server: ServerCode
  readonly browser: BrowserCode
  /** The locales whose documents, strings and pictures are made; everything else is made for all public ones. */
  readonly locales: readonly Locale[]
  readonly texts: Texts
  readonly inputs: TextInputs
}

/** What the steps are told. */
export interface SitePlan extends SiteFacts {
  /** The pictures of pages for networks, which ask for them by their full address: a site without an origin has none. */
  readonly previews: readonly PreviewRequest[]
  readonly images: ReadonlyMap<LocaleCode, Images>
}

export type Step = (plan: SitePlan, note: (text: string) => void) => Promise<void>

/** Completes what the steps are told. The modules that pictures need are loaded only where there are any. */
export async function planSite(facts: SiteFacts): Promise<SitePlan> {
  const { env, texts, locales } = facts
  if (env.siteUrl === null) return { ...facts, previews: [], images: new Map() }
  const { requestsFor } = await import('../../previews/requests.ts')
  const { previewImage } = await import('../../previews/pictures.ts')
  const previews = requestsFor(texts.bundles, locales, texts.publication)
  const imagesOf = ({ code }: Locale): Images =>
    new Map(previews.filter(({ locale }) => locale === code).map((preview) => [preview.page, previewImage(preview)]))
  return { ...facts, previews, images: new Map(locales.map((locale) => [locale.code, imagesOf(locale)])) }
}
