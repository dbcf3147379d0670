/** Inline scripts of every document. The content security policy allows each by its hash (scripts/serve/csp.ts). */
import { LANGUAGE, RENDER_EAGER, SCHEME, SCHEME_KEY } from './protocol.ts'

/**
 * Runs before the first paint:
 * 1. Preloads the fonts if they are likely to be cached (navigation within the site, reload). On the first page, this would
 *    delay the paint (docs/decisions/fonts.md).
 * 2. On reload, history navigation or with a fragment, disables content-visibility so that the browser scrolls to the right
 *    position (src/layout/SiteLayout.module.css).
 * 3. Sets the stored color scheme (src/enhance/scheme.ts). Last, because it throws if storage is blocked or has no scheme.
 *
 * This code is not bundled, so it uses short names and syntax that old browsers parse. performance.navigation (Navigation
 * Timing Level 1) is shorter than its successor; its type is 0 for a plain visit.
 */
export const earlyScript = `try{let d=document,e=d.documentElement,n=performance.navigation.type;(n||!d.referrer.indexOf(location.origin))&&d.querySelectorAll('[as=font]').forEach(l=>l.media='all');(location.hash||n)&&e.setAttribute('${RENDER_EAGER}','');e.setAttribute('${SCHEME}',/^(dark|light)$/.exec(localStorage['${SCHEME_KEY}'])[0])}catch{}`

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
