export { renderView, viewNamespaces } from './app/renderView.tsx'
