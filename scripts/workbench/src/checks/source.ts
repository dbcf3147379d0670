import { keepWhileSame } from '../lib/keep.ts'
import type { ProjectTexts } from '../messages/texts.ts'
import { sourceMessages } from '../messages/units.ts'
import type { LocaleFile } from '../project/localeFile.ts'
import { noteFinder } from '../project/notes.ts'
import type { TextRules } from '../project/project.ts'
import { emptyGlossary, type Glossary } from './glossary/glossaryFile.ts'
import { type Text, textOf } from './text.ts'

/** A message of English, prepared for the comparison with all locales. */
export interface SourceMessage {
  readonly plural: boolean
  /** Its text; all forms of a counted message, "other" last. */
  readonly texts: readonly Text[]
  /** BCP 47 tag of a text that is the same in every language; null for all others. */
  readonly verbatim: string | null
  /** The maximum number of characters, from locales/.workbench/en.notes.json; null without a limit. */
  readonly max: number | null
  /** True if it is a whole file, to which most rules for messages do not apply. */
  readonly whole: boolean
}

/** English, parsed once for a run. */
export interface Source {
  readonly site: TextRules
  readonly glossary: Glossary
  readonly namespaces: ReadonlyMap<
    string,
    { readonly file: LocaleFile; readonly messages: ReadonlyMap<string, SourceMessage> }
  >
}

const kept = keepWhileSame<Source>()

/** Reads English from a project; `glossary` is the English one. */
export function sourceOf(project: ProjectTexts, glossary: Glossary = emptyGlossary): Source {
  const files = project.files.get(project.sourceLocale) ?? new Map<string, LocaleFile>()
  const { layout, rules: site, notes } = project
  const inputs = [glossary, notes, layout, site, ...files.values()]
  return kept(project.folder, inputs, () => {
    const messageOf = messageReader(project, glossary)
    const namespaces = [...files].map(([namespace, file]) => {
      const messages = new Map(sourceMessages(file.entries).map((found) => [found.key, messageOf(namespace, found)]))
      return [namespace, { file, messages }] as const
    })
    return { site, glossary, namespaces: new Map(namespaces) }
  })
}

function messageReader({ layout, rules: { tags }, notes }: ProjectTexts, glossary: Glossary) {
  const notesOf = noteFinder(notes)
  return (namespace: string, { key, forms }: ReturnType<typeof sourceMessages>[number]): SourceMessage => {
    const id = `${namespace}:${key}`
    const otherLast = [...forms].toSorted(([one], [two]) => Number(one === 'other') - Number(two === 'other'))
    return {
      ...{ plural: !forms.has(null), texts: otherLast.map(([, text]) => textOf(text, tags)), max: notesOf(id).max },
      ...{ verbatim: glossary.verbatim.find((entry) => entry.key.test(id))?.tag ?? null },
      whole: layout.isWhole(namespace),
    }
  }
}
