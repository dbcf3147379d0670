import path from 'node:path'
import { defaultLocale, type Locale, localeOf } from '../../../src/config/locales.ts'
import { type ViewId, viewIds } from '../../../src/config/routes.ts'
import { viewHref } from '../../../src/i18n/href.ts'
import { otherLocales } from '../../i18n/assist/localeData.ts'
import { annotateMessage } from '../../i18n/edit/annotate.ts'
import { confirmMessage } from '../../i18n/edit/confirm.ts'
import type { Edited } from '../../i18n/edit/perform.ts'
import { checkMessage, saveMessage } from '../../i18n/edit/save.ts'
import { undoMessage } from '../../i18n/edit/undo.ts'
import type { Bundles } from '../../i18n/model/bundles.ts'
import { languageName } from '../../i18n/model/localeNamed.ts'
import type { SiteUses } from '../../i18n/places/uses.ts'
import {
  type Backend,
  type Changed,
  listeners,
  type MessageSummary,
  type Outcome,
  type PanelLocale,
  type PanelProject,
} from '../protocol.ts'
import { watchFolder } from '../server/watch.ts'
import { type Loaded, loadTexts } from './loaded.ts'

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
  const changes = listeners<Changed>()
  let told = first.messages()
  /** Tells which messages have become others since it was told last. */
  const tell = () => {
    const now = texts.now().messages()
    const changed = changedIn(told, now)
    told = now
    if (changed?.length !== 0) changes.tell(changed)
  }
  // A file that cannot be read just now: the panel asks, and is told the reason.
  const tellOfAny = () => changes.tell(null)
  const watching = await watchFolder({
    folder: path.join(root, 'locales'),
    onChange: async () => {
      await texts.reload()
      tell()
    },
    onError: tellOfAny,
  })
  const detail = ({ id }: { readonly id: string }) => texts.now().assistant.detail(id, uses.uses.get(id) ?? [])
  /** What became of a change, with the message as it is now. */
  const outcomeOf = async (request: { readonly id: string }, change: Promise<Edited>): Promise<Outcome> => {
    const edited = await change
    if (edited.kind === 'findings' || edited.kind === 'refused') return edited
    if (edited.kind === 'saved') await watching.know(edited.files.map((file) => path.join(root, file)))
    await texts.reloadOwn()
    // Whoever saves does not wait until the others know.
    setTimeout(() => {
      try {
        tell()
      } catch {
        tellOfAny()
      }
    })
    const here = await detail(request)
    return edited.kind === 'saved' ? { kind: 'saved', detail: here } : { ...edited, here }
  }
  return {
    project: async () => projectOf(texts.now(), locale, uses),
    detail,
    check: async ({ id, texts: wanted }) => {
      const { data } = texts.now().assistant
      return checkMessage({ ...data, units: [...data.units.values()] }, id, wanted)
    },
    save: (request) => outcomeOf(request, saveMessage(place, request)),
    confirm: (request) => outcomeOf(request, confirmMessage(place, request)),
    annotate: (request) => outcomeOf(request, annotateMessage(place, request)),
    undo: (request) => outcomeOf(request, undoMessage(place, request.id)),
    concordance: async ({ words, side }) => texts.now().assistant.concordance(words, side),
    other: async ({ locale: code, id }) => texts.now().assistant.other(code, id),
    onChange: changes.join,
    bundles: texts.bundles,
    close: watching.end,
  }
}

type Messages = ReadonlyMap<string, MessageSummary>

/** The messages that have become others; null when some were added or taken away. */
function changedIn(before: Messages, now: Messages): Changed {
  if (before.size !== now.size || [...now.keys()].some((id) => !before.has(id))) return null
  return [...now].flatMap(([id, message]) =>
    JSON.stringify(before.get(id)) === JSON.stringify(message) ? [] : [message],
  )
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
