import { keyPath, type Locale, targetLocales, textPlace } from '../../config.ts'
import { editJson } from '../../lib/json/edits.ts'
import { groupBy } from '../groups.ts'
import { type LocaleFile, parseLocaleFile } from '../localeFile.ts'
import { type Project, unitsIn } from '../project.ts'
import type { PublishedText } from '../records/published.ts'
import { heldRecord } from '../records/transition.ts'
import { formKey, type Unit, unitId } from '../units.ts'
import { isWholeFile, withWholeText } from '../wholeFile.ts'

/** A message under work, and what visitors read of it meanwhile. */
export interface Waiting {
  readonly unit: Unit
  readonly published: PublishedText
}

/** The messages of a locale of which visitors read another text than that of the files. */
export function waitingIn(project: Project, locale: Locale): Waiting[] {
  if (!project.published.get(locale.code)?.size) return []
  return unitsIn(project, locale).flatMap((unit) => {
    const published = publishedOf(project, locale, unit)
    return published ? [{ unit, published }] : []
  })
}

/** What visitors read in place of a message's text; null for that text itself. */
export function publishedOf(
  { published }: Pick<Project, 'published'>,
  locale: Locale,
  unit: Unit,
): PublishedText | null {
  const kept = published.get(locale.code)?.get(unitId(unit))
  if (!kept || kept.texts.length !== unit.forms.length || locale.publishUnfinished) return null
  const record = heldRecord(unit)
  const isFinished = record !== null && !record.needsWork
  return isFinished ? null : kept
}

/** A project as visitors get it, without texts under work; the same object where there are none. */
export function publishedProject(project: Project): Project {
  const [files, bundles, records] = [new Map(project.files), new Map(project.bundles), new Map(project.records)]
  let isSame = true
  for (const locale of targetLocales()) {
    const waiting = waitingIn(project, locale)
    if (waiting.length === 0) continue
    isSame = false
    const { code } = locale
    const own = publishedFiles(project, locale, waiting)
    const ids = waiting.map(({ unit, published }) => [unitId(unit), published] as const)
    files.set(code, own)
    bundles.set(code, new Map([...own].map(([namespace, { tree }]) => [namespace, tree])))
    records.set(
      code,
      new Map([...(records.get(code) ?? []), ...ids.map(([id, { record }]) => [id, record ? [record] : []] as const)]),
    )
  }
  return isSame ? project : { ...project, files, bundles, records }
}

function publishedFiles({ files }: Project, { code }: Locale, waiting: readonly Waiting[]) {
  const own = new Map(files.get(code))
  for (const [namespace, some] of groupBy(waiting, ({ unit }) => unit.namespace)) {
    const edits = some.flatMap(({ unit, published: { texts } }) =>
      unit.forms.map((form, index) => ({ path: keyPath(formKey(unit, form)), value: texts[index] || undefined })),
    )
    const { text, file } = own.get(namespace) ?? emptyFile(code, namespace)
    const next = isWholeFile(file) ? withWholeText(text, edits[0]?.value ?? '') : editJson(text, edits)
    const parsed = parseLocaleFile({ text: next, file, namespace, mayBeBlank: true }, [])
    if (parsed) own.set(namespace, parsed)
  }
  return own
}

const emptyFile = (code: string, namespace: string): Pick<LocaleFile, 'text' | 'file'> => ({
  text: '{}\n',
  file: textPlace(code, namespace),
})
