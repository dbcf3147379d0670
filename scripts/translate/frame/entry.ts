/** What runs on a page beside the editor's panel. */
import { startApplication } from '../../i18n/places/browser/application.tsx'
import { answerPanel } from './answerPanel.ts'

startApplication().then(answerPanel, (error: unknown) =>
  console.error('The page did not become one that can be edited:', error),
)
