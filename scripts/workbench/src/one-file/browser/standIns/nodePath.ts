/** In place of node:path: the parts of it that the engine uses, for absolute paths without "." and "..". */
const sep = '/'

const join = (...parts: string[]) => parts.filter(Boolean).join(sep)
const basename = (file: string) => file.slice(file.lastIndexOf(sep) + 1)
const dirname = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf(sep)))

function relative(from: string, to: string): string {
  if (to === from) return ''
  if (to.startsWith(from + sep)) return to.slice(from.length + 1)
  throw new Error(`${to}: expected a path below ${from}.`)
}

export default { sep, join, basename, dirname, relative }
