import { detailOf, summaries } from './assist/detail.ts'
import { type LocaleData, readLocaleData } from './assist/localeData.ts'
import { type Memory, memoryOf } from './assist/similar.ts'
import type { Edited } from './edit/perform.ts'
import { commentMessage, confirmMessage } from './edit/revise.ts'
import { checkMessage, saveMessage } from './edit/save.ts'
import { sessionSteps } from './edit/undo.ts'
import { personOfGit } from '../lib/git.ts'
import { lazy } from '../lib/lazy.ts'
import type { Bundles } from '../project/bundles.ts'
import { languageName } from '../project/localeNamed.ts'
import { pageTitle } from '../messages/pageNames.ts'
import { namesKnown } from '../project/records/people.ts'
import { isListed } from '../project/records/reviewers.ts'
import { assertSound, type ProjectTexts, readTexts } from '../messages/texts.ts'
import { hashOf } from '../messages/units.ts'
import type { Locale, Project } from '../project/project.ts'
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
import { watchFolder } from './watch.ts'

/** The ids of messages in the order in which they stand in the document of a view. */
export type SiteOrder = ReadonlyMap<string, readonly string[]>

export interface LocalBackend {
  readonly handlers: Handlers
  /** Calls back whenever messages have become others, by whomever. Returns a function that ends it. */
  onChange(listener: (changed: Changed) => void): () => void
  /** The texts of all locales as they are now, for the page in the frame. */
  bundles(): Bundles
  close(): void
}

interface LocalOptions {
  readonly project: Project
  readonly locale: Locale
  /** Finds what the views of the site show; `known` has the ids of all messages. */
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
  let told = first.messages()
  const tell = () => {
    const now = texts.now().messages()
    const changed = changedIn(told, now)
    told = now
    if (changed?.length !== 0) changes.tell(changed)
  }
  // A file that cannot be read just now: the panel asks, and is told the reason.
  const tellOfAny = () => changes.tell(null)
  const watching = await watchFolder({
    folder: project.folder,
    onChange: async () => {
      await texts.reload()
      tell()
    },
    onError: tellOfAny,
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

/** The messages that have become others; null when some were added or taken away. */
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
  /** All messages by id. Made when it is asked for first: a save does not wait for it. */
  readonly messages: () => Messages
  /** Made when the first message is shown. */
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
    /** Throws the reason when the files could not be read last time. */
    now() {
      if (problem) throw problem
      return loaded
    },
    /** As they were before a file was broken. */
    bundles: () => loaded.project.bundles,
    /** Reads all files again. A file that cannot be read is a reason that `now` throws. */
    reload() {
      // One after the other: what was read last is what counts.
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
