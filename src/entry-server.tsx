export { renderView } from './app/renderView.tsx'
export { viewNamespaces } from './app/renderView.tsx'
