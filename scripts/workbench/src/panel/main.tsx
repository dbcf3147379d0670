/** The panel as the server of i18next-workbench edit sends it. */
import { createRoot } from 'react-dom/client'
import { trustPlainText } from './trustedTypes.ts'
import { connectBackend } from '../protocol/remoteBackend.ts'
import { Panel } from './Panel.tsx'
import { FramePage } from './page/FramePage.tsx'

trustPlainText()
const root = document.querySelector('#root')
if (!root) throw new Error('index.html: expected an element with the id "root".')

connectBackend().then(
  (backend) => createRoot(root).render(<Panel backend={backend} pageView={FramePage} />),
  (error: unknown) => {
    root.textContent = error instanceof Error ? error.message : String(error)
  },
)
