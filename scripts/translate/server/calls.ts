import type { AnnotateRequest, Backend, Excuse, Hashes, ReviseRequest, SaveRequest, Texts } from '../protocol.ts'
import { createLookup } from './lookup.ts'
import { hash, line, listOf, object, oneOf, optional, orNull, recordOf, type Shape, text } from './shape.ts'

/** A function of the backend that a client may call. */
export interface Call {
  /** Whether it changes files. */
  readonly changes: boolean
  /** Throws a Refusal for a body that it does not take. What it resolves to calls the function with what was checked. */
  prepare(body: unknown): Promise<() => Promise<unknown>>
}

type CallName = Exclude<keyof Backend, `on${string}`>
type OfMessage = { readonly id: string }

const texts = recordOf(text, 6)
const base = object<Hashes>({ english: hash, text: hash })
const excuse = object<Excuse>({ rule: line, term: orNull(line), reason: text })
const severity = oneOf(['neutral', 'minor', 'major', 'critical'])

const nothing = object<object>({})
const ofMessage = object<OfMessage>({ id: line })
const check = object<OfMessage & { readonly texts: Texts }>({ id: line, texts })
const save = object<SaveRequest>({ id: line, texts, base, excuses: listOf(excuse, 50), person: orNull(line) })
const confirm = object<ReviseRequest>({ id: line, base, person: line, waiver: optional(text) })
const annotate = object<AnnotateRequest>({ id: line, base, person: line, type: line, severity, comment: text })
const concordance = object<{ readonly words: string; readonly side: 'source' | 'target' }>({
  words: line,
  side: oneOf(['source', 'target']),
})
const other = object<OfMessage & { readonly locale: string }>({ locale: line, id: line })

/** All that a client may call, by name. Messages and locales are looked up in what is loaded: a client names no file. */
export function createCalls(backend: Backend): ReadonlyMap<string, Call> {
  const known = createLookup(backend)
  const isMessage = async ({ id }: OfMessage) => void (await known.message(id))
  const hasForms = (body: OfMessage & { readonly texts: Texts }) => known.forms(body.id, body.texts)
  const hasLocale = async (body: OfMessage & { readonly locale: string }) => {
    await known.other(body.locale)
    await known.message(body.id)
  }
  const calls = {
    project: call(nothing, () => backend.project()),
    detail: call(ofMessage, ({ id }) => backend.detail(id), isMessage),
    check: call(check, (body) => backend.check(body.id, body.texts), hasForms),
    save: change(save, (body) => backend.save(body), hasForms),
    confirm: change(confirm, (body) => backend.confirm(body), isMessage),
    annotate: change(annotate, (body) => backend.annotate(body), isMessage),
    undo: change(ofMessage, ({ id }) => backend.undo(id), isMessage),
    concordance: call(concordance, ({ words, side }) => backend.concordance(words, side)),
    other: call(other, ({ locale, id }) => backend.other(locale, id), hasLocale),
  } satisfies Record<CallName, Call>
  return new Map<string, Call>(Object.entries(calls))
}

function call<T>(
  shape: Shape<T>,
  run: (body: T) => Promise<unknown>,
  lookUp: (body: T) => Promise<void> = async () => {},
): Call {
  return {
    changes: false,
    async prepare(body) {
      shape(body, '')
      await lookUp(body)
      return () => run(body)
    },
  }
}

function change<T>(...definition: Parameters<typeof call<T>>): Call {
  return { ...call(...definition), changes: true }
}
