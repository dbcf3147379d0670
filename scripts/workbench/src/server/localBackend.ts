import { personOfGit } from '../lib/git.ts'
import { lazy } from '../lib/lazy.ts'
import { pageTitle } from '../messages/pageNames.ts'
import { assertSound, type ProjectTexts, readTexts } from '../messages/texts.ts'
import { hashOf } from '../messages/units.ts'
import { languageName } from '../project/localeNamed.ts'
import type { Locale } from '../project/project.ts'
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
import { detailOf, type LocaleData, readLocaleData, summaries } from './assist/detail.ts'
import { type Memory, memoryOf } from './assist/similar.ts'
import type { Edited, Workplace } from './edit/perform.ts'
import { commentMessage, confirmMessage } from './edit/revise.ts'
import { checkMessage, saveMessage } from './edit/save.ts'
import { sessionSteps } from './edit/undo.ts'
import { watchFolder } from './watch.ts'

/** Reads the texts, and watches the files. Throws an error that names every problem of the files. */
export async function createLocalBackend(place: Workplace) {
  const { project, locale } = place
  const texts = await loadTexts(place)
  const person = await personOfGit(project.root)
  const steps = sessionSteps(place)
  const changes = listeners<Changed>()
  let published = texts.now().messages()
  const notify = () => {
    try {
      const now = texts.now().messages()
      const changed = changedIn(published, now)
      published = now
      if (changed?.length !== 0) changes.emit(changed)
    } catch {
      // The panel requests the project, and receives the reason.
      changes.emit(null)
    }
  }
  const watching = await watchFolder(project.folder, () => texts.reload().then(notify))

  const detail = async ({ id }: { readonly id: string }) => {
    const { data, memory } = texts.now()
    return detailOf(data, id, (unit) => memory()(unit))
  }
  const outcomeOf = async (request: { readonly id: string }, edited: Edited): Promise<Outcome> => {
    if (edited.kind === 'findings' || edited.kind === 'refused') return edited
    if (edited.kind === 'saved') await watching.know()
    await texts.reload()
    const here = await detail(request)
    // A save does not wait for the notification of other panels.
    setImmediate(notify)
    return edited.kind === 'saved' ? { kind: 'saved', detail: here } : { ...edited, here }
  }
  /** The same for a change that can be undone. */
  const stepOf = (request: { readonly id: string }, edited: Edited): Promise<Outcome> => {
    if (edited.kind === 'saved') steps.add({ ...edited, id: request.id })
    return outcomeOf(request, edited)
  }
  const handlers: Handlers = {
    project: async () => projectOf(texts.now(), locale, person),
    detail,
    check: async ({ id, texts: wanted }) => {
      const { data } = texts.now()
      return checkMessage({ ...data, units: [...data.units.values()] }, id, wanted)
    },
    save: async (request) => stepOf(request, await saveMessage(place, request)),
    confirm: async (request) => stepOf(request, await confirmMessage(place, request)),
    comment: async (request) => stepOf(request, await commentMessage(place, request)),
    undo: async () => {
      const id = steps.last() ?? ''
      return outcomeOf({ id }, await steps.undo())
    },
  }
  return { handlers, onChange: changes.join, bundles: texts.bundles, close: watching.end }
}

type Messages = ReadonlyMap<string, MessageSummary>

/** The changed messages; null if some were added or removed. */
function changedIn(before: Messages, now: Messages): Changed {
  if (before.size !== now.size || [...now.keys()].some((id) => !before.has(id))) return null
  return [...now].flatMap(([id, message]) =>
    JSON.stringify(before.get(id)) === JSON.stringify(message) ? [] : [message],
  )
}

function projectOf({ project, messages }: Loaded, locale: Locale, person: string | null): PanelProject {
  return {
    id: hashOf([project.folder]),
    source: panelLocale(project.source),
    target: panelLocale(locale),
    pages: pagesOf(project, locale),
    messages: [...messages().values()],
    tags: project.rules.tags,
    person: person !== null && isListed(person, project.people) ? person : null,
    people: project.people,
  }
}

/** The pages, and an entry with the texts that several of them show. */
function pagesOf(project: ProjectTexts, locale: Locale): PanelPage[] {
  const addressOf = (view: string) => project.pages.address(locale.code, view)
  const pages = project.pages.ids.map((view) => ({ view, title: pageTitle(project, view), address: addressOf(view) }))
  return [...pages, { view: SHARED, title: 'Header, footer, shared', address: pages[0]?.address ?? '' }]
}

const panelLocale = ({ code, tag, dir }: Locale): PanelLocale => ({ code, tag, dir, name: languageName({ tag }) })

interface Loaded {
  readonly project: ProjectTexts
  readonly data: LocaleData
  /** All messages by id, built on first use, so that a save does not wait for it. */
  readonly messages: () => Messages
  /** Built when the first message is shown. */
  readonly memory: () => Memory
}

async function load({ project: own, locale }: Workplace): Promise<Loaded> {
  const project = await readTexts(own, locale)
  assertSound(project, [locale])
  const data = await readLocaleData(project, locale)
  const messages = lazy(() => new Map(summaries(data).map((message) => [message.id, message])))
  return { project, data, messages, memory: lazy(() => memoryOf(data)) }
}

async function loadTexts(place: Workplace) {
  let loaded = await load(place)
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
      last = last
        .then(() => load(place))
        .then(
          (found) => {
            loaded = found
            problem = undefined
          },
          (error: unknown) => {
            problem = error
          },
        )
      return last
    },
  }
}
