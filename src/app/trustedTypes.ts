import { logo } from '../config/brand.ts'

/** The subset of https://www.w3.org/TR/trusted-types/ in use. TypeScript's DOM library lacks it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML(text: string): string | null
      createScript(text: string): string | null
      createScriptURL?(address: string): string | null
    },
  ): unknown
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

const known: readonly string[] = ['<script></script>', logo.sign]

/**
 * Creates the default policy where the browser requires trusted types. It allows text without tags (React sets style
 * elements through innerHTML), React's empty script element, the brand's sign, JSON (data blocks), and scripts of the site's
 * own origin for its worker. All else is rejected. Call it once, before React.
 */
export function trustPlainText(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (!text.includes('<') || known.includes(text) ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
