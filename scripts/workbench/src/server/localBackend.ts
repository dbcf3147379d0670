import { personOfGit } from '../lib/git.ts'
import { lazy } from '../lib/lazy.ts'
import { pageTitle } from '../messages/pageNames.ts'
import { assertSound, type ProjectTexts, readTexts } from '../messages/texts.ts'
import { hashOf } from '../messages/units.ts'
import type { Bundles } from '../project/bundles.ts'
import { languageName } from '../project/localeNamed.ts'
import type { Locale, Project } from '../project/project.ts'
import { namesKnown } from '../project/records/people.ts'
import { isListed } from '../project/records/reviewers.ts'
import {
  type Changed,
  type Handlers,
  listeners,
  type MessageSummary,
  type Outcome,
  type PanelLocale,
  type PanelPage,
  type PanelProject,
  SHARED,
} from '../protocol/calls.ts'
import { detailOf, summaries } from './assist/detail.ts'
import { type LocaleData, readLocaleData } from './assist/localeData.ts'
import { type Memory, memoryOf } from './assist/similar.ts'
import type { Edited } from './edit/perform.ts'
import { commentMessage, confirmMessage } from './edit/revise.ts'
import { checkMessage, saveMessage } from './edit/save.ts'
import { sessionSteps } from './edit/undo.ts'
import { watchFolder } from './watch.ts'

/** The ids of the messages of each view, in document order. */
export type SiteOrder = ReadonlyMap<string, readonly string[]>

export interface LocalBackend {
  readonly handlers: Handlers
  /** Calls back after each change of messages from any source. Returns a function that ends it. */
  onChange(listener: (changed: Changed) => void): () => void
  /** The texts of all locales as they are now, for the page in the frame. */
  bundles(): Bundles
  close(): void
}

interface LocalOptions {
  readonly project: Project
  readonly locale: Locale
  /** Finds the messages of the site's views; `known` has the ids of all messages. */
  readonly findOrder: (bundles: Bundles, known: ReadonlySet<string>) => Promise<SiteOrder>
}

/** Reads the texts and what pages show, and watches the files. Throws an error that names every problem of the files. */
export async function createLocalBackend({ project, locale, findOrder }: LocalOptions): Promise<LocalBackend> {
  const texts = await loadTexts(project, locale)
  const first = texts.now()
  const order = await findOrder(first.project.bundles, new Set(first.messages().keys()))
  const place = { project, locale }
  const person = await personOfGit(project.root)
  const changes = listeners<Changed>()
  let published = first.messages()
  const notify = () => {
    const now = texts.now().messages()
    const changed = changedIn(published, now)
    published = now
    if (changed?.length !== 0) changes.emit(changed)
  }
  // After a read error, the panel requests the project and receives the reason.
  const notifyOfError = () => changes.emit(null)
  const watching = await watchFolder({
    folder: project.folder,
    onChange: async () => {
      await texts.reload()
      notify()
    },
    onError: notifyOfError,
  })
  const detail = async ({ id }: { readonly id: string }) => {
    const { data, memory } = texts.now()
    return detailOf(data, id, (unit) => memory()(unit))
  }
  const outcomeOf = async (request: { readonly id: string }, change: Promise<Edited>): Promise<Outcome> => {
    const edited = await change
    if (edited.kind === 'findings' || edited.kind === 'refused') return edited
    if (edited.kind === 'saved') await watching.know([...edited.after.keys()])
    await texts.reload()
    // A save does not wait for the notification of other panels.
    setTimeout(() => {
      try {
        notify()
      } catch {
        notifyOfError()
      }
    })
    const here = await detail(request)
    return edited.kind === 'saved' ? { kind: 'saved', detail: here } : { ...edited, here }
  }
  const steps = sessionSteps(place)
  /** The same for a change that can be undone. */
  const stepOf = async (request: { readonly id: string }, done: string, change: Promise<Edited>): Promise<Outcome> => {
    const edited = await change
    if (edited.kind === 'saved') steps.add(edited, { id: request.id, done })
    return outcomeOf(request, change)
  }
  return {
    handlers: {
      project: async () => {
        const loaded = texts.now()
        const pages = pagesOf(loaded.project, locale, order)
        const known = person !== null && isListed(person, loaded.project.people) ? person : null
        return { ...projectOf(loaded, locale), pages, person: known }
      },
      detail,
      check: async ({ id, texts: wanted }) => {
        const { data } = texts.now()
        return checkMessage({ ...data, units: [...data.units.values()] }, id, wanted)
      },
      save: (request) => stepOf(request, 'Saved', saveMessage(place, request)),
      confirm: (request) => stepOf(request, 'Confirmed', confirmMessage(place, request)),
      comment: (request) => stepOf(request, 'Comment added', commentMessage(place, request)),
      lastStep: async () => steps.last(),
      undo: (request) => outcomeOf(request, steps.undo(request.id)),
    },
    onChange: changes.join,
    bundles: texts.bundles,
    close: watching.end,
  }
}

type Messages = ReadonlyMap<string, MessageSummary>

/** The changed messages; null if some were added or removed. */
function changedIn(before: Messages, now: Messages): Changed {
  if (before.size !== now.size || [...now.keys()].some((id) => !before.has(id))) return null
  return [...now].flatMap(([id, message]) =>
    JSON.stringify(before.get(id)) === JSON.stringify(message) ? [] : [message],
  )
}

function projectOf({ project, messages }: Loaded, locale: Locale): Omit<PanelProject, 'pages' | 'person'> {
  return {
    id: hashOf([project.folder]),
    source: panelLocale(project.source),
    target: panelLocale(locale),
    messages: [...messages().values()],
    tags: project.rules.tags,
    people: namesKnown(project.people, project.records.get(locale.code) ?? new Map()),
  }
}

/** The pages with the texts that they show themselves, and an entry with those that every page shows. */
function pagesOf(project: ProjectTexts, locale: Locale, order: SiteOrder): PanelPage[] {
  const [first = [], ...rest] = [...order.values()].map((ids) => new Set(ids))
  const shared = new Set(rest.length > 0 ? [...first].filter((id) => rest.every((ids) => ids.has(id))) : [])
  const pages = [...order].map(([view, ids]) => ({
    view,
    ids: ids.filter((id) => !shared.has(id)),
    title: pageTitle(project, view),
    address: project.pages.address(locale.code, view),
  }))
  const [home] = pages
  if (!home || shared.size === 0) return pages
  return [...pages, { view: SHARED, ids: [...shared], title: 'Header and footer', address: home.address }]
}

const panelLocale = (locale: Locale): PanelLocale => ({
  code: locale.code,
  tag: locale.tag,
  dir: locale.dir,
  name: languageName(locale),
})

interface Loaded {
  readonly project: ProjectTexts
  readonly data: LocaleData
  /** All messages by id, built on first use, so that a save does not wait for it. */
  readonly messages: () => Messages
  /** Built when the first message is shown. */
  readonly memory: () => Memory
}

async function loadTexts(own: Project, locale: Locale) {
  const load = async (): Promise<Loaded> => {
    const project = await readTexts(own, locale)
    assertSound(project, { locales: [locale] })
    const data = await readLocaleData(project, locale)
    const messages = lazy(() => new Map(summaries(data).map((message) => [message.id, message])))
    return { project, data, messages, memory: lazy(() => memoryOf(data)) }
  }
  let loaded = await load()
  let problem: unknown
  let last: Promise<void> = Promise.resolve()
  return {
    /** Throws the reason if the last read failed. */
    now() {
      if (problem) throw problem
      return loaded
    },
    /** The texts of the last successful read. */
    bundles: () => loaded.project.bundles,
    /** Reads all files again. The reason of a failure is thrown by `now`. */
    reload() {
      // Reads in sequence, so that the last one counts.
      last = last.then(async () => {
        try {
          loaded = await load()
          problem = undefined
        } catch (error) {
          problem = error
        }
      })
      return last
    },
  }
}
