/** A thread of the pool of render.ts. Node reads its sources as it reads those of the first thread. */
import '../index.js'

const { renderLocale } = await import('./render.ts')

export default renderLocale
