export { renderView, viewNamespaces } from './app/renderView.tsx'
export { renderWritten } from './app/renderWritten.tsx'
