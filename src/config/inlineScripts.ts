/** What stands as a script in every document itself. The policy names each by its hash (scripts/deploy/csp.ts). */
import { SCHEME_KEY } from './scheme.ts'

/**
 * Before anything is painted: the visitor's colours, which src/enhance/scheme.ts keeps; and a document that is loaded
 * again or come back to is marked to be laid out whole, so that the browser finds the place where it was
 * (src/layout/SiteLayout.module.css). It is code that no bundler sees: short names, and nothing that an old browser
 * would not read. performance.navigation (Navigation Timing, level 1) is half as long as what replaced it, and 0 for a
 * plain visit.
 */
export const earlyScript = `try{let d=document.documentElement.dataset,s=localStorage['${SCHEME_KEY}'];/^(dark|light)$/.test(s)&&(d.scheme=s);performance.navigation.type&&(d.whole=1)}catch{}`

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
