export { renderNews } from './app/renderNews.tsx'
export { renderView, viewNamespaces } from './app/renderView.tsx'
