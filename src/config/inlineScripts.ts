/** What stands as a script in every document itself. The policy names each by its hash (scripts/hosting/csp.ts). */
import { LANGUAGE, RENDER_EAGER, SCHEME, SCHEME_KEY } from './protocol.ts'

/**
 * Before the first paint: on reload or history navigation, or with a fragment, disables content-visibility so that the page is
 * scrolled to the right place (src/layout/SiteLayout.module.css); then sets the visitor's colour scheme, which src/enhance/scheme.ts stores. No bundler
 * sees this code: short names, and syntax that old browsers parse. performance.navigation (Navigation Timing, level 1) is
 * half as long as its successor, and its type is 0 for a plain visit. Where storage is blocked, or holds no scheme, the last
 * statement throws.
 */
export const earlyScript = `try{let d=document.documentElement;(location.hash||performance.navigation.type)&&d.setAttribute('${RENDER_EAGER}','');d.setAttribute('${SCHEME}',/^(dark|light)$/.exec(localStorage['${SCHEME_KEY}'])[0])}catch{}`

/**
 * Documents of links under the pointer are prefetched; on hydration the application removes the rules and prefetches code
 * and messages instead: https://wicg.github.io/nav-speculation/speculation-rules.html.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: `[${LANGUAGE}],[hreflang]` } }] },
      eagerness: 'moderate',
    },
  ],
})
