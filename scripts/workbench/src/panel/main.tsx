/** The panel as the server of i18next-workbench edit sends it. */
import { createRoot } from 'react-dom/client'
import { jsonIn } from '../lib/json/values.ts'
import { connect } from './connection.ts'
import { Panel } from './Panel.tsx'
import { FramePage } from './page/FramePage.tsx'

/** The used part of https://www.w3.org/TR/trusted-types/, which TypeScript's DOM library lacks. */
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

/*
 * The Trusted Types policy. It allows text without tags (React writes style elements through innerHTML), the empty script
 * element that React starts from, and JSON (data blocks).
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (!text.includes('<') || text === '<script></script>' ? text : null),
  createScript: (text) => (jsonIn(text) === undefined ? null : text),
})

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no element with the id "root".')

connect().then(
  (backend) => createRoot(root).render(<Panel backend={backend} pageView={FramePage} />),
  (error: unknown) => {
    root.textContent = error instanceof Error ? error.message : String(error)
  },
)
