import { logo } from '../config/brand.ts'

/** What is used of https://www.w3.org/TR/trusted-types/; TypeScript's DOM library lacks it. */
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
 * Says which text may become part of the document where the browser requires trusted types: text without a tag (React
 * writes that of style elements through innerHTML), the empty script element that React starts from, the sign of the
 * brand, and JSON (data blocks); and scripts of the site's own origin, for its worker. All else is refused. Call it once, before
 * React.
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
