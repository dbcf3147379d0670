/** Makes what the packed package has besides its sources, the editor's panel: npm run build -w i18next-workbench. */
import './strip.js'

const { buildPanel } = await import('./src/local/startLocal.ts')
await buildPanel(`${import.meta.dirname}/dist/panel`)
