/** The panel as the server of i18next-workbench edit sends it. */
import { createRoot } from 'react-dom/client'
import { messageOf } from '../lib/run.ts'
import { connect } from './connection.ts'
import { Panel } from './Panel.tsx'
import { FramePage } from './page/FramePage.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no element with the id "root".')

connect().then(
  (backend) => createRoot(root).render(<Panel backend={backend} pageView={FramePage} />),
  (error: unknown) => {
    root.textContent = messageOf(error)
  },
)
