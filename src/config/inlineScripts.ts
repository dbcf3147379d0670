/** Inline scripts of every document. The content security policy allows each by its hash (scripts/serve/csp.ts). */
import { ENTRY, LANGUAGE, OFFER_KEY, OFFERED, RENDER_EAGER, SCHEME, SCHEME_KEY, WITHOUT_SCRIPTS } from './protocol.ts'

/**
 * Runs before the first paint:
 * 1. Applies the web fonts if they are likely to be cached (navigation within the site, reload). On the first page, they would
 *    delay the paint: they follow it, as does the entry script, or come after 3 s in browsers that report no paint
 *    (docs/decisions/fonts.md).
 * 2. On reload, history navigation or with a fragment, disables content-visibility so that the browser scrolls to the right
 *    position (src/layout/SiteLayout.module.css).
 * 3. Reserves a row for the offer of another language (src/layout/offer.ts), which then shifts nothing, if the first of the
 *    visitor's languages that has the page is not its own, and the offer has not been dismissed.
 * 4. Sets the stored color scheme (src/enhance/scheme.ts). Last, because it throws if storage is blocked or has no scheme.
 *
 * This code is not bundled, so it uses short names and syntax that old browsers parse. performance.navigation (Navigation
 * Timing Level 1) is shorter than its successor; its type is 0 for a plain visit.
 */
export const earlyScript = `try{let d=document,e=d.documentElement,n=performance.navigation.type,f=()=>d.querySelectorAll('[media="${WITHOUT_SCRIPTS}"]').forEach(l=>l.media='all'),g=()=>{f();import(e.getAttribute('${ENTRY}'))};(n||!d.referrer.indexOf(location.origin))&&f();setTimeout(g,3e3);new PerformanceObserver(g).observe({type:'paint',buffered:!0});(location.hash||n)&&e.setAttribute('${RENDER_EAGER}','');let o=navigator.languages.map(l=>l.slice(0,2)).find(l=>d.querySelector('[hreflang|='+l+']'));o&&e.lang.indexOf(o)&&!localStorage['${OFFER_KEY}']&&e.setAttribute('${OFFERED}','');e.setAttribute('${SCHEME}',/^(dark|light)$/.exec(localStorage['${SCHEME_KEY}'])[0])}catch{}`

/**
 * Speculation rules (https://wicg.github.io/nav-speculation/speculation-rules.html) that prefetch the document of a link
 * under the pointer. They do not prerender, which slowed down quickly clicked links (docs/decisions/navigation.md).
 */
export const speculationRules = (basePath: string) =>
  JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: `${basePath}/*` }, { not: { selector_matches: `[${LANGUAGE}],[hreflang]` } }] },
        eagerness: 'moderate',
      },
    ],
  })
