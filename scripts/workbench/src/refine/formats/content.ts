import { type Span, SpanBuilder } from './span.ts'
import type { Tag } from './scan.ts'

/** What an inline element is: its tags alone, all of it, or a part of the text in its own right. */
export type InlineKind = 'tags' | 'whole' | 'segment'

/** Reads the content of a source or target while a file is scanned. */
export class Content {
  readonly #file: string
  readonly #kindOf: (tag: Tag) => InlineKind
  readonly #open: { tag: Tag; kind: InlineKind }[] = []
  #span = new SpanBuilder()
  #outer: SpanBuilder | null = null
  /** The start of an element that is no text, which is going on. */
  #hidden: number | null = null
  #depth = 0
  readonly parts: { readonly id: string; readonly span: Span }[] = []

  constructor(file: string, kindOf: (tag: Tag) => InlineKind) {
    this.#file = file
    this.#kindOf = kindOf
  }

  open(tag: Tag): void {
    if (this.#hidden !== null) {
      this.#depth += 1
      return
    }
    const kind = this.#kindOf(tag)
    this.#open.push({ tag, kind })
    if (kind === 'whole') {
      this.#hidden = tag.start
      this.#depth = 1
    } else if (kind === 'tags') this.#span.code(keyOf(tag), tag.start, tag.end)
    else {
      this.#outer = this.#span
      this.#span = new SpanBuilder()
    }
  }

  close(start: number, end: number): void {
    if (this.#hidden !== null) {
      this.#depth -= 1
      if (this.#depth > 0) return
    }
    const opened = this.#open.pop()
    if (!opened) return
    if (this.#hidden !== null) {
      this.#span.code(keyOf(opened.tag), this.#hidden, end)
      this.#hidden = null
    } else if (opened.kind === 'tags') this.#span.code(`/${opened.tag.name}`, start, end)
    else if (this.#outer) {
      this.parts.push({ id: opened.tag.attributes.get('mid')?.value ?? '', span: this.#span.done() })
      this.#span = this.#outer
      this.#outer = null
    }
  }

  text(start: number, end: number, isCdata: boolean): void {
    if (this.#hidden !== null) return
    if (isCdata) this.#span.plain(this.#file, start, end, 'cdata')
    else this.#span.xml(this.#file, start, end)
  }

  /** The text, or that between its parts. */
  get span(): Span {
    return this.#span.done()
  }
}

/** What makes a tag of a source the same as one of its target. */
function keyOf({ name, attributes }: Tag): string {
  const id = ['id', 'rid', 'startRef', 'x', 'i']
    .map((key) => attributes.get(key)?.value)
    .find((value) => value !== undefined)
  return id === undefined ? name : `${name} ${id}`
}
