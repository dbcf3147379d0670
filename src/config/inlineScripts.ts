/** What stands as a script in every document itself. The policy names each by its hash (scripts/serve/csp.ts). */
import { LANGUAGE, RENDER_EAGER, SCHEME, SCHEME_KEY } from './protocol.ts'

/**
 * Before the first paint. First, fonts: those that are in the cache, as on the way through the site and on reload, are preloaded, so
 * that they are there at once; for a first page, they would hold up the paint (docs/decisions/fonts.md). Then, on reload or history
 * navigation, or with a fragment, disables content-visibility so that the page is scrolled to the right place
 * (src/layout/SiteLayout.module.css). Last, sets the visitor's colour scheme, which src/enhance/scheme.ts stores. No bundler
 * sees this code: short names, and syntax that old browsers parse. performance.navigation (Navigation Timing, level 1) is
 * half as long as its successor, and its type is 0 for a plain visit. Where storage is blocked, or holds no scheme, the last
 * statement throws.
 */
export const earlyScript = `try{let d=document,e=d.documentElement,n=performance.navigation.type;(n||!d.referrer.indexOf(location.origin))&&d.querySelectorAll('[as=font]').forEach(l=>l.media='all');(location.hash||n)&&e.setAttribute('${RENDER_EAGER}','');e.setAttribute('${SCHEME}',/^(dark|light)$/.exec(localStorage['${SCHEME_KEY}'])[0])}catch{}`

/**
 * For a site below a base path, or "". Documents of links under the pointer are prefetched: https://wicg.github.io/nav-speculation/speculation-rules.html. Not
 * prerendered, which was measured to slow down a link that is clicked at once (docs/decisions/navigation.md).
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
