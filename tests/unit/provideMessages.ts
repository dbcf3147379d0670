import type { TestProject } from 'vitest/node'
import { readBundles } from 'i18next-workbench/model/bundles.ts'
import { configureWorkbench } from '../../scripts/site/workbench.ts'
import { workbench } from '../../scripts/workbench.config.ts'
import { payloadFor } from '../../scripts/texts/payload.ts'
import { pseudoMessages } from 'i18next-workbench/new-locale/pseudo.ts'
import { allLocales, defaultLocale } from '../../src/config/locales.ts'
import type { MessagePayload } from '../../src/i18n/create.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The messages that several pages share, as pages get them: by locale code, and `rtl`, a pseudo-translation. */
    readonly payloads: Readonly<Record<string, MessagePayload>>
  }
}

/** Gives the tests in the browser what only Node can read. */
export default async function provideMessages(project: TestProject): Promise<void> {
  configureWorkbench()
  const { sharedNamespaces } = workbench
  const { bundles, files } = await readBundles('locales')
  const pseudo = [...pseudoMessages(files, 'bidi')].map(([name, json]) => [name, JSON.parse(json)] as const)
  const pseudoBundles = new Map([[defaultLocale, new Map(pseudo)]])
  project.provide('payloads', {
    ...Object.fromEntries(allLocales.map(({ code }) => [code, payloadFor(bundles, code, sharedNamespaces)])),
    rtl: payloadFor(pseudoBundles, defaultLocale, sharedNamespaces),
  })
}
