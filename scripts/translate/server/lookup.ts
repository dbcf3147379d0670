import { Refusal } from '../../receiver/request.ts'
import type { Backend, MessageSummary, PanelProject, Texts } from '../protocol.ts'

/** What a client names, found in what the backend has loaded. Each throws a Refusal for what is not there. */
export interface Lookup {
  message(id: string): Promise<MessageSummary>
  /** Of texts by form, each has to be a form of the message. */
  forms(id: string, texts: Texts): Promise<void>
  /** A locale to look at beside. */
  other(locale: string): Promise<void>
}

/** Keeps what the backend has loaded, and asks it once more before anything is refused. */
export function createLookup(backend: Backend): Lookup {
  let loaded: { project: PanelProject; messages: ReadonlyMap<string, MessageSummary> } | null = null
  const load = async () => {
    const project = await backend.project()
    loaded = { project, messages: new Map(project.messages.map((message) => [message.id, message])) }
    return loaded
  }
  const message = async (id: string) => {
    const found = loaded?.messages.get(id) ?? (await load()).messages.get(id)
    if (found) return found
    throw new Refusal(404, `id: expected a message, found ${JSON.stringify(id)}, which is none.`)
  }
  return {
    message,
    async forms(id, texts) {
      const known = (await message(id)).forms.map(({ category }): string => category ?? 'text')
      const other = Object.keys(texts).find((form) => !known.includes(form))
      if (other === undefined) return
      throw new Refusal(400, `texts: expected forms ${known.join(', ')}, found ${JSON.stringify(other)}.`)
    },
    async other(locale) {
      const { others } = (loaded ?? (await load())).project
      if (others.some(({ code }) => code === locale)) return
      const expected = others.map(({ code }) => code).join(', ') || 'none, as there is no other'
      throw new Refusal(404, `locale: expected ${expected}, found ${JSON.stringify(locale)}.`)
    },
  }
}
