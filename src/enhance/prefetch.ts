import { LANGUAGE } from '../config/protocol.ts'
import { closest } from './events.ts'

/**
 * Prefetches the document of a hovered or touched link in browsers without speculation rules (src/config/inlineScripts.ts).
 */
export function enhancePrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const asked = new Set<string>()
  document.addEventListener('pointerover', (event) => {
    const { href = '' } = closest<HTMLAnchorElement>(event, `a[href^="/"]:not([${LANGUAGE}])`) ?? {}
    if (href === '' || asked.has(href)) return
    asked.add(href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  })
}
