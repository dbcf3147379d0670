import type { TestProject } from 'vitest/node'
import { readBundles } from 'i18next-workbench'
import { siteProject } from '../../scripts/build/workbench/workbench.ts'
import { payloadFor } from '../../scripts/build/texts/payload.ts'
import { allLocales } from '../../src/config/locales.ts'
import type { MessagePayload } from '../../src/i18n/create.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The shared messages by locale code, in the form that pages get. */
    readonly payloads: Readonly<Record<string, MessagePayload>>
  }
}

/** Provides browser tests with the messages, which only Node can read. */
export default async function provideMessages(project: TestProject): Promise<void> {
  const site = siteProject()
  const { bundles } = await readBundles(site)
  project.provide('payloads', {
    ...Object.fromEntries(allLocales.map(({ code }) => [code, payloadFor(bundles, code, site.sharedNamespaces)])),
  })
}
