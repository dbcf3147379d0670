import { codePointName } from '../../lib/difference.ts'
import { type Part, splitCodes } from '../../project/codes.ts'
import type { UnitForm } from '../../messages/units.ts'
import type { Project } from '../../project/project.ts'
import { fitsXml, splitForbidden } from './characters.ts'
import { type Content, element } from './xml.ts'

interface Code {
  /** A decimal number, unique within the text. */
  readonly id: string
  readonly name: string
  readonly text: string
}

type Texts = Pick<UnitForm, 'source' | 'target'>

/** Writes the source and the target of a form with their codes as elements. The same code has the same id in both. */
export function writeTexts({ rules: { tags } }: Project, form: Texts): { source: Content[]; target: Content[] | null } {
  const ids = new CodeIds()
  const source = writeText(splitCodes(form.source, tags), ids)
  return {
    source,
    target: form.target === null ? null : writeText(splitCodes(form.target, tags), new CodeIds(ids)),
  }
}

/** Assigns the ids of codes: from 1 for a source; in a target, a code gets the id of the same code in the source. */
class CodeIds {
  readonly #given: { readonly code: string; readonly id: string }[] = []
  readonly #free: { readonly code: string; readonly id: string }[]
  #next: number

  constructor(source?: CodeIds) {
    this.#free = source ? [...source.#given] : []
    this.#next = source ? source.#next : 1
  }

  take(text: string): string {
    const code = text.replace(/\s+/g, '')
    const same = this.#free.findIndex((candidate) => candidate.code === code)
    const [found] = same >= 0 ? this.#free.splice(same, 1) : []
    const id = found?.id ?? String(this.#next++)
    this.#given.push({ code, id })
    return id
  }
}

/**
 * Writes a message with its codes as elements. Tags are paired as far as they nest; other tags remain single. A
 * variable whose text XML cannot hold stays text.
 */
function writeText(parts: readonly Part[], ids: CodeIds): Content[] {
  const root: Content[] = []
  let characters = 0
  const open: { readonly part: Part & { kind: 'open' }; readonly content: Content[] }[] = []
  const put = (...content: readonly Content[]) => (open.at(-1)?.content ?? root).push(...content)
  const unpair = () => {
    const left = open.pop()
    if (left) put(half({ ...left.part, id: ids.take(left.part.text) }, 'open'), ...left.content)
  }
  for (const part of parts) {
    if (part.kind === 'text' || !fitsXml(part.text)) {
      const pieces = splitForbidden(part.text)
      put(...pieces.map((one, index) => (index % 2 === 0 ? one : character(one, ++characters))).filter(Boolean))
    } else if (part.kind === 'open') open.push({ part: { ...part, kind: 'open' }, content: [] })
    else if (part.kind === 'variable') put(element('ph', { id: ids.take(part.text), ctype: 'x-variable' }, [part.text]))
    else if (!open.some(({ part: { name } }) => name === part.name)) {
      put(half({ ...part, id: ids.take(part.text) }, 'close'))
    } else {
      while (open.at(-1)?.part.name !== part.name) unpair()
      const pair = open.pop()
      if (pair) put(...pairOf({ ...pair.part, id: ids.take(pair.part.text) }, pair.content))
    }
  }
  while (open.length > 0) unpair()
  return root
}

/** A character that XML cannot hold. */
const character = (text: string, count: number) =>
  element('x', { id: `c${count}`, ctype: 'x-char', 'equiv-text': codePointName(text) })

/** A tag without its other half. */
const half = ({ id, name, text }: Code, pos: 'open' | 'close') => element('it', { id, pos, ctype: `x-${name}` }, [text])

const pairOf = ({ id, name }: Code, content: readonly Content[]): Content[] => [
  element('bpt', { id, ctype: `x-${name}` }, [`<${name}>`]),
  ...content,
  element('ept', { id }, [`</${name}>`]),
]
