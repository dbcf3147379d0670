/** The panel as the server of i18next-workbench edit sends it. */
import { createRoot } from 'react-dom/client'
import { connect } from './connection.ts'
import { Panel } from './Panel.tsx'
import { FramePage } from './page/FramePage.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no element with the id "root".')

createRoot(root).render(<Panel backend={connect()} pageView={FramePage} />)
