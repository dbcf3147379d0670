import type { ChunkShare, PartShare } from './shares.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

const styles = `
  body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1b2430 }
  summary { cursor: pointer; padding: .35rem 0 } table { border-collapse: collapse; width: 100%; margin: 0 0 1rem }
  td { padding: .1rem .6rem; vertical-align: top } td.number { text-align: right; white-space: nowrap; width: 6rem }
  .bar { height: .5rem; background: #2f6f6b; min-width: 1px; margin-top: .45rem } td.shown { width: 30% }
  small { color: #5a6675 }`

/** A page of its own, without scripts or requests: each script of the build with bars for the share of its parts. */
export function reportPage(chunks: readonly ChunkShare[]): string {
  const total = chunks.reduce((sum, { sent }) => sum + sent, 0)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>What is in each script</title>
<style>${styles}</style></head><body><h1>What is in each script</h1>
<p>${chunks.length} scripts, ${kilobytes(total)} with brotli. Sizes of parts are before minification and compression.</p>
${chunks.map(chunkDetails).join('\n')}
</body></html>
`
}

function chunkDetails({ file, source, sent, parts }: ChunkShare, index: number): string {
  return `<details${index < 3 ? ' open' : ''}><summary><strong>${escaped(file)}</strong> ${kilobytes(sent)}
<small>${source === null ? 'shared' : `for ${escaped(source)}`}, ${parts.length} parts</small></summary>
<table>${parts.map(partRow).join('')}</table></details>`
}

function partRow({ name, size, share }: PartShare): string {
  const percent = (share * 100).toFixed(1)
  return `<tr><td>${escaped(name)}</td><td class="number">${kilobytes(size)}</td><td class="number">${percent} %</td>
<td class="shown"><div class="bar" style="width:${percent}%"></div></td></tr>`
}
