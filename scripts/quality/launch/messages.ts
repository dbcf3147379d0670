import type { LocaleFiles } from '../../i18n/model/bundles.ts'
import type { LaunchItem } from './items.ts'

/** Messages that say of themselves that they are samples, with the words by which one knows. */
const samplePatterns: Readonly<Record<string, RegExp>> = {
  'pages/privacy:sample': /sample|przykład/i,
}

/** A gap that the owner's lawyer has to fill: "[name of the processor]". */
const gap = /\[[^\]]+\]/

/** Texts that still say that they are samples, or have gaps, in every locale. */
export function sampleMessages(files: LocaleFiles): LaunchItem[] {
  return [...files.values()].flatMap((byNamespace) =>
    [...byNamespace.values()].flatMap((file) =>
      [...file.entries.values()].flatMap(({ key, text }): LaunchItem[] => {
        const at = { file: file.file, line: file.lineOf(key), kind: 'message' } as const
        if (samplePatterns[`${file.namespace}:${key}`]?.test(text)) {
          return [{ ...at, text: `"${key}" says that something is a sample: ${short(text)}` }]
        }
        const [found] = gap.exec(text) ?? []
        return found ? [{ ...at, text: `"${key}" has a gap to be filled: ${short(found)}` }] : []
      }),
    ),
  )
}

const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text)
