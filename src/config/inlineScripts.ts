/** What stands as a script in every document itself. The policy names each by its hash (scripts/deploy/csp.ts). */
import { SCHEME_KEY } from './scheme.ts'

/**
 * Puts the visitor's colours on before anything is painted; src/enhance/scheme.ts keeps the choice. It is code that no
 * bundler sees: short names, and nothing that an old browser would not read.
 */
export const schemeScript = `try{const s=localStorage['${SCHEME_KEY}'];/^(dark|light)$/.test(s)&&(document.documentElement.dataset.scheme=s)}catch{}`

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
