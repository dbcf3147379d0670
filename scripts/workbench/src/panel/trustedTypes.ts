import { jsonIn } from '../lib/json/values.ts'

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

/**
 * Says which text may become part of the document where the browser requires trusted types: text without a tag (React
 * writes that of style elements through innerHTML), the empty script element that React starts from, and JSON (data
 * blocks). All else is refused. Call it once, before React.
 */
export function trustPlainText(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (!text.includes('<') || text === '<script></script>' ? text : null),
    createScript: (text) => (jsonIn(text) === undefined ? null : text),
  })
}
