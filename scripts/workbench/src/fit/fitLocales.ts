import { keyOf, sourceLocale, type Locale, localeOf } from '../config.ts'
import { isVerbatim, readGlossary } from '../checks/glossary/glossaryFile.ts'
import type { Bundles } from '../model/bundles.ts'
import { mapTexts } from '../model/localeFile.ts'
import { localesNamed } from '../model/localeNamed.ts'
import { noteFinder, readNotes } from '../model/notes.ts'
import type { Project } from '../model/project.ts'
import { unitId } from '../model/units.ts'
import { pseudoLocales, pseudoMessage } from '../new-locale/pseudo.ts'

/** Texts to be measured, and the locale at whose addresses they are shown. */
export interface FitLocale {
  /** "pl"; "en-xa" for the pseudo-locale. */
  readonly name: string
  readonly locale: Locale
  readonly bundles: Bundles
}

/** The longer of the pseudo-locales. */
export const longPseudo = pseudoLocales.find(({ strategy }) => strategy === 'accented')?.code ?? ''

/** The locales of codes that somebody typed, the pseudo-locale among them; all for none. Throws for one that there is not. */
export async function fitLocales(project: Project, codes: readonly string[]): Promise<FitLocale[]> {
  const isPseudo = (code: string) => code.toLowerCase() === longPseudo
  const own = codes.filter((code) => !isPseudo(code))
  const real = codes.length > 0 && own.length === 0 ? [] : localesNamed(own)
  const found = real.map((locale) => ({ name: locale.code, locale, bundles: project.bundles }))
  return codes.length > 0 && !codes.some(isPseudo) ? found : [...found, await pseudoLocale(project)]
}

/** English with its messages made longer, but for those that no locale translates. */
async function pseudoLocale(project: Project): Promise<FitLocale> {
  const { glossary } = await readGlossary(project, sourceLocale())
  const notesOf = noteFinder(await readNotes(project.folder))
  const english = [...(project.bundles.get(sourceLocale()) ?? [])].map(([namespace, tree]) => {
    const longer = (text: string, _: string, names: readonly string[]) => {
      const unit = { namespace, key: keyOf(names) }
      return isVerbatim(glossary, unit) ? text : pseudoMessage(text, 'accented', notesOf(unitId(unit)).max)
    }
    return [namespace, mapTexts(tree, longer)] as const
  })
  const bundles = new Map([...project.bundles, [sourceLocale(), new Map(english)]])
  return { name: longPseudo, locale: localeOf(sourceLocale()), bundles }
}
