import { type Result, startFlow } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { HYDRATED_ROOT } from '../../../src/config/protocol.ts'
import { hydrateByTap } from '../../lib/hydrateByTap.ts'
import { blockedUrls, type Sample, type Subject, throttling, viewport, withTab } from './phone.ts'

const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']

/**
 * Lets Lighthouse load a page ("navigation") and then, where there are scripts, hydrate it ("timespan"). A key
 * that does nothing is enough of an intent. Samples are named by mode and audit, bytes by mode and type of resource.
 */
export async function loadAndHydrate(browser: Browser, subject: Subject, address: string): Promise<Sample> {
  const settings = {
    // The visit itself is slowed down; by default it is computed what it would have taken.
    throttlingMethod: 'devtools' as const,
    throttling,
    screenEmulation: { ...viewport, mobile: true },
    blockedUrlPatterns: blockedUrls(subject),
    onlyAudits: [...metrics, 'resource-summary'],
    disableFullPageScreenshot: true,
  }
  return withTab(browser, async (page) => {
    const flow = await startFlow(page, { config: { extends: 'lighthouse:default', settings } })
    await flow.navigate(subject.origin + address)
    if (subject.hydrates) {
      await flow.startTimespan()
      await page.evaluate(hydrateByTap, HYDRATED_ROOT)
      await page.waitForNetworkIdle({ idleTime: 1000 })
      await flow.endTimespan()
    }
    const { steps } = await flow.createFlowResult()
    return Object.fromEntries(steps.flatMap(({ lhr }) => readResult(lhr)))
  })
}

function readResult({ audits, gatherMode, runtimeError }: Result): [string, number][] {
  if (runtimeError) throw new Error(runtimeError.message)
  const details = audits['resource-summary']?.details
  const resources = details?.type === 'table' ? details.items : []
  return [
    ...metrics.map((id) => [id, audits[id]?.numericValue] as const),
    ...resources.map(({ resourceType, transferSize }) => [resourceType, transferSize] as const),
  ].flatMap(([name, value]) => (typeof value === 'number' ? [[`${gatherMode} ${name}`, value]] : []))
}
