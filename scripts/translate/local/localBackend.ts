import path from 'node:path'
import { defaultLocale, type Locale, localeOf } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import { otherLocales } from '../../i18n/assist/localeData.ts'
import { annotateMessage, confirmMessage } from '../../i18n/edit/revise.ts'
import type { Edited } from '../../i18n/edit/perform.ts'
import { checkMessage, saveMessage } from '../../i18n/edit/save.ts'
import { undoMessage } from '../../i18n/edit/undo.ts'
import type { Bundles } from '../../i18n/model/bundles.ts'
import { languageName } from '../../i18n/model/localeNamed.ts'
import type { SiteUses } from '../../i18n/places/uses.ts'
import type { Backend, Outcome, PanelLocale, PanelProject } from '../protocol.ts'
import { watchFolder } from '../server/watch.ts'
import { changedIds, type Loaded, type LoadedTexts, loadTexts } from './loaded.ts'

/** The panel's backend on the files of this project. */
export interface LocalBackend extends Backend {
  /** The texts of all locales as they are now, for the page in the frame. */
  bundles(): Bundles
  /** Ends the watching of the files. */
  close(): void
}

export interface LocalOptions {
  /** The project's folder. */
  readonly root: string
  readonly locale: Locale
  /** Finds what the views of the site show; `known` has the ids of all messages. */
  readonly findUses: (bundles: Bundles, known: ReadonlySet<string>) => Promise<SiteUses>
}

/** Reads the texts and what pages show, and watches the files. Throws an error that names every problem of the files. */
export async function createLocalBackend({ root, locale, findUses }: LocalOptions): Promise<LocalBackend> {
  const texts = await loadTexts(root, locale)
  const first = texts.now()
  const uses = await findUses(first.project.bundles, new Set(first.messages().keys()))
  const place = { root, locale }
  const detailOf = (id: string) => texts.now().assistant.detail(id, uses.uses.get(id) ?? [])
  /** What became of a change, with the message as it is now. */
  const outcomeOf = async (id: string, change: Promise<Edited>): Promise<Outcome> => {
    const edited = await change
    if (edited.kind === 'findings' || edited.kind === 'refused') return edited
    await texts.reloadOwn()
    return edited.kind === 'saved'
      ? { kind: 'saved', detail: await detailOf(id) }
      : { ...edited, here: await detailOf(id) }
  }
  const changes = await watchChanges(root, texts)
  return {
    project: async () => projectOf(texts.now(), locale, uses),
    detail: detailOf,
    check: async (id, wanted) => {
      const { data } = texts.now().assistant
      return checkMessage({ ...data, units: [...data.units.values()] }, id, wanted)
    },
    save: (request) => outcomeOf(request.id, saveMessage(place, request)),
    confirm: (request) => outcomeOf(request.id, confirmMessage(place, request)),
    annotate: (request) => outcomeOf(request.id, annotateMessage(place, request)),
    undo: (id) => outcomeOf(id, undoMessage(place, id)),
    concordance: async (words, side) => texts.now().assistant.concordance(words, side),
    other: async (code, id) => texts.now().assistant.other(code, id),
    onChange: changes.onChange,
    bundles: texts.bundles,
    close: changes.close,
  }
}

function projectOf({ project, messages }: Loaded, locale: Locale, { order }: SiteUses): PanelProject {
  const english = project.files.get(defaultLocale)
  const titleOf = (view: ViewId) => english?.get('common')?.entries.get(`nav.pages.${view}`)?.text ?? view
  return {
    source: panelLocale(localeOf(defaultLocale)),
    target: panelLocale(locale),
    others: otherLocales(project, locale).map(panelLocale),
    pages: viewIds.map((view) => ({
      view,
      title: titleOf(view),
      address: viewHref(locale.code, view),
      ids: order.get(view) ?? [],
    })),
    messages: [...messages().values()],
  }
}

const panelLocale = (locale: Locale): PanelLocale => ({
  code: locale.code,
  tag: locale.tag,
  dir: locale.dir,
  name: languageName(locale),
})

/** Loads the files again when one of them changes, and tells which messages have become others by that. */
async function watchChanges(root: string, texts: LoadedTexts): Promise<Pick<LocalBackend, 'onChange' | 'close'>> {
  const listeners = new Set<(ids: readonly string[]) => void>()
  let known = texts.now().messages()
  const tell = (ids: readonly string[]) => {
    for (const listener of listeners) listener(ids)
  }
  const close = await watchFolder({
    folder: path.join(root, 'locales'),
    onChange: async () => {
      await texts.reload()
      const messages = texts.now().messages()
      const ids = changedIds(known, messages)
      known = messages
      if (ids.length > 0) tell(ids)
    },
    // A file that cannot be read just now: the panel asks, and is told the reason.
    onError: () => tell(['*']),
  })
  return {
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close,
  }
}
