/**
 * The postMessage protocol between the panel and the page in its frame. Ids are those of messages,
 * "pages/about:hero.title"; the page may also send that of a plural form, "common:results_few".
 */
import type { Texts } from './calls.ts'

/** The reason why a message is not visible: in the head, in an attribute, in a closed element, for screen readers alone. */
export type Hidden = 'head' | 'attribute' | 'closed' | 'screen readers'

/** A place of a message on a page. A message may have several. */
export interface Place {
  /** "pages/about:hero.title", with the suffix of a plural form. */
  readonly id: string
  readonly element: string
  readonly attribute: string | null
  /** Null when it can be seen. */
  readonly hidden: Hidden | null
  /** True if its text overflows a box around it. */
  readonly overflowing: boolean
}

/** A key that was pressed in the page, for the panel's shortcuts; keys without a modifier only if they are function keys. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

export type FromPage =
  /** The page has been loaded, takes messages, and shows this view. */
  | { readonly type: 'view changed'; readonly view: string }
  /** All that a view shows, in document order; again when any of it changes. */
  | { readonly type: 'places'; readonly view: string; readonly places: readonly Place[] }
  /** Clicked: the innermost message first. */
  | { readonly type: 'chosen'; readonly ids: readonly string[] }
  | { readonly type: 'key'; readonly pressed: PressedKey }

export type ToPage =
  /** Scrolls to a message and opens what hides it; null for no message. */
  | { readonly type: 'highlight'; readonly id: string | null }
  /** Shows the texts of a message: a draft, or the saved ones. */
  | { readonly type: 'show'; readonly id: string; readonly texts: Texts }

/** Distinguishes our messages from others in the window, such as those of browser extensions. */
const CHANNEL = 'translate'

/** Sends a message to a window, if it shows a document of that origin. */
export function post(target: Window, origin: string, message: FromPage | ToPage): void {
  target.postMessage({ channel: CHANNEL, message }, origin)
}

/**
 * Calls back with the messages of a window of that origin. `source` is called for each message, since a frame may be replaced.
 * Returns a function that ends it.
 */
export function listen<T extends FromPage | ToPage>(
  source: () => Window | null | undefined,
  origin: string,
  listener: (message: T) => void,
): () => void {
  const receive = (event: MessageEvent<unknown>) => {
    if (event.origin === origin && event.source === source() && isOurs<T>(event.data)) listener(event.data.message)
  }
  addEventListener('message', receive)
  return () => removeEventListener('message', receive)
}

/** True for messages of the channel. No further check is needed, since both sides use this file and one origin. */
const isOurs = <T>(data: unknown): data is { readonly message: T } =>
  typeof data === 'object' && data !== null && 'channel' in data && data.channel === CHANNEL && 'message' in data
