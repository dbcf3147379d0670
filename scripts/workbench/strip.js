import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'

// Node says of the function, once, that it is experimental: nothing that a user can act on.
const { emitWarning } = process
process.emitWarning = () => {}
stripTypeScriptTypes('')
process.emitWarning = emitWarning

/** Node reads TypeScript by itself from 22.18 on, but never below node_modules, where npm puts a package that is no workspace. */
const sources = new URL('./src/', import.meta.url).href
const isOurs = (url) => sources.includes('/node_modules/') && url.startsWith(sources)
registerHooks({
  load: (url, context, next) =>
    /\.m?ts$/.test(url) && (isOurs(url) || !process.features.typescript)
      ? { format: 'module', source: stripTypeScriptTypes(readFileSync(new URL(url), 'utf8')), shortCircuit: true }
      : next(url, context),
})
