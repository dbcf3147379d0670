import { LANGUAGE } from '../config/protocol.ts'
import { closest } from './events.ts'

/**
 * Has the document of a link under the pointer or the finger fetched ahead, in browsers that do not read the speculation rules
 * (src/config/inlineScripts.ts).
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
