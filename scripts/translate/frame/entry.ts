/** What runs on a page beside the editor's panel. */
import { startApplication } from '../../i18n/places/browser/application.tsx'
import { answerPanel } from './answerPanel.ts'

answerPanel(startApplication()).catch((error: unknown) =>
  console.error('The page did not become one that can be edited:', error),
)
