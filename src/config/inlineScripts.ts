/** What stands as a script in every document itself. The policy names each by its hash (scripts/hosting/csp.ts). */
import { SCHEME_KEY } from './scheme.ts'

/**
 * Before anything is painted: a document that is loaded again or come back to is marked to be laid out whole, so that the
 * browser finds the place where it was (src/layout/SiteLayout.module.css); then the visitor's colours, which
 * src/enhance/scheme.ts keeps. It is code that no bundler sees: short names, and nothing that an old browser would not
 * read. performance.navigation (Navigation Timing, level 1) is half as long as what replaced it, and 0 for a plain visit.
 * Where storage is blocked, or holds no such colours, the last statement throws.
 */
export const earlyScript = `try{let d=document.documentElement.dataset;performance.navigation.type&&(d.whole=1);d.scheme=/^(dark|light)$/.exec(localStorage['${SCHEME_KEY}'])[0]}catch{}`

/**
 * Links that are pointed at have their documents fetched, until the application is awake and does better:
 * https://wicg.github.io/nav-speculation/speculation-rules.html.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[data-language],[hreflang]' } }] },
      eagerness: 'moderate',
    },
  ],
})
