import { readFile } from 'node:fs/promises'
import { median, ratio } from './figures.ts'

/** What the harness of the peers writes with --out: page, site, metric, samples. Bytes, milliseconds. */
type Samples = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>>>

const PLAIN = 'plain'
/** The name under which the copy without scripts (--floor) takes part in a run; it may be missing. */
const FLOOR = 'floor'

/** A row of the table: how the median of a metric on a page becomes a cell. */
interface Row {
  readonly title: string
  readonly metric: string
  /** The site to which the metric is put in relation. */
  readonly base: string
  readonly print: (value: number, base: number) => string
  /** The numbers whose range a cell shows; the same as print, to sort by. */
  readonly measure: (value: number, base: number) => number
}

const kilobytes = (title: string, metric: string): Row => ({
  title,
  metric,
  base: PLAIN,
  print: (value) => `${(value / 1000).toFixed(1)} KB`,
  measure: (value) => value,
})
const against = (base: string, title: string, metric: string): Row => ({
  title,
  metric,
  base,
  print: ratio,
  measure: (value, other) => value / other,
})
const plainly = (title: string, metric: string, digits: number, unit: string): Row => ({
  title,
  metric,
  base: PLAIN,
  print: (value) => `${value.toFixed(digits)}${unit}`,
  measure: (value) => value,
})

const rows: readonly Row[] = [
  kilobytes('script at load + 3 s', 'js'),
  kilobytes('HTML, inlined styles included', 'html'),
  kilobytes('CSS files', 'css'),
  kilobytes('fonts', 'font'),
  kilobytes('pictures', 'image'),
  kilobytes('everything', 'total'),
  plainly('LCP', 'LCP', 0, ' ms'),
  against(PLAIN, 'LCP against plain', 'LCP'),
  against(FLOOR, 'LCP against the own page without scripts', 'LCP'),
  plainly('total blocking time', 'TBT', 0, ' ms'),
  plainly('first click answered', 'interactive', 0, ' ms'),
  against(PLAIN, 'first click answered, against plain', 'interactive'),
  plainly('layout shift', 'CLS', 3, ''),
  against(PLAIN, 'link to new heading, against plain', 'nav'),
  against(PLAIN, 'bytes of such a navigation, against plain', 'navBytes'),
]

/**
 * The table of docs/speed.md in Markdown: a column for each site of a run of the peers' harness, in the order of the
 * run. A cell is the range of the pages' medians. Throws when the file is not what the harness writes.
 */
export async function peersTable(file: string): Promise<string> {
  const samples = readSamples(await readFile(file, 'utf8'), file)
  const sites = [...new Set(Object.values(samples).flatMap((page) => Object.keys(page)))]
  const shown = rows.filter(({ base }) => sites.includes(base))
  const lines = shown.map(({ title, ...row }) => [title, ...sites.map((site) => rangeOf(samples, site, row))])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(['', ...sites]), line(['---', ...sites.map(() => '---:')]), ...lines.map(line)].join('\n')
}

function rangeOf(samples: Samples, site: string, { metric, base, print, measure }: Omit<Row, 'title'>): string {
  const cells = Object.values(samples)
    .map((page) => ({ value: of(page, site, metric), other: of(page, base, metric) }))
    .filter(({ value, other }) => Number.isFinite(measure(value, other)))
    .sort((a, b) => measure(a.value, a.other) - measure(b.value, b.other))
    .map(({ value, other }) => print(value, other))
  const [least, most] = [cells[0], cells.at(-1)]
  if (least === undefined || most === undefined) return '–'
  return least === most ? least : `${least.replace(/( KB| ms|x)$/, '')} to ${most}`
}

const of = (page: Samples[string], site: string, metric: string) => median(page[site]?.[metric] ?? [])

function readSamples(text: string, file: string): Samples {
  let found = 'no JSON'
  try {
    const parsed: Samples = JSON.parse(text)
    const sites = Object.keys(Object.values(parsed)[0] ?? {})
    if (sites.includes(PLAIN)) return parsed
    found = 'other data'
  } catch {
    // Told below, in the same words.
  }
  throw new Error(`${file}: expected samples of the peers' harness (--out), with a site "${PLAIN}"; found ${found}.`)
}
