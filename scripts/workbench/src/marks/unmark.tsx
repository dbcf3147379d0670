import {
  type ComponentProps,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefCallback,
} from 'react'
import { Trans } from 'react-i18next'
import { isMarked, splitMarks } from './marks.ts'
import { isKeepingMarks, type Note, noteRef } from './notes.ts'

/** The props of a DOM element that matter here. */
export interface HostProps {
  readonly [name: string]: unknown
  readonly children?: ReactNode
  readonly ref?: Ref<Element>
}

/** The props of an element without marks. A ref stores the marks as notes of the element. */
export function unmarkProps(element: string, props: HostProps): HostProps {
  if (isKeepingMarks()) return props
  const notes: Note[] = []
  const clean: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    clean[name] =
      typeof value === 'string' && name !== 'children' ? unmarkText(value, noter(notes, element, name)) : value
  }
  if (props.children !== undefined) clean['children'] = unmarkChildren(props.children, noter(notes, element, null))
  if (notes.length === 0) return clean
  return typeof document === 'undefined' ? clean : { ...clean, ref: joinRefs(noteRef(notes), props.ref) }
}

type Noter = (found: Pick<Note, 'id' | 'start' | 'end' | 'text'>) => void

const noter =
  (notes: Note[], element: string, attribute: string | null): Noter =>
  (found) =>
    notes.push({ ...found, element, attribute })

function unmarkText(marked: string, note: Noter): string {
  if (!isMarked(marked)) return marked
  const { text, ranges } = splitMarks(marked)
  for (const range of ranges) note({ ...range, text })
  return text
}

function unmarkChildren(children: ReactNode, note: Noter): ReactNode {
  if (typeof children === 'string') return unmarkText(children, note)
  if (Array.isArray(children)) return children.map((child: ReactNode) => unmarkChildren(child, note))
  if (!isValidElement(children)) return children
  if (isTrans(children)) note({ id: transId(children.props), start: 0, end: 0, text: null })
  if (!isFragment(children)) return children
  const inner = unmarkChildren(children.props.children, note)
  return <Fragment key={children.key}>{inner}</Fragment>
}

const isTrans = (child: ReactElement): child is ReactElement<ComponentProps<typeof UnmarkedTrans>> =>
  child.type === UnmarkedTrans

const isFragment = (child: ReactElement): child is ReactElement<PropsWithChildren> => child.type === Fragment

function joinRefs(own: RefCallback<Element>, other: Ref<Element> | undefined): RefCallback<Element> {
  if (!other) return own
  return (element) => {
    const leave = own(element)
    const leaveOther = typeof other === 'function' ? other(element) : undefined
    if (typeof other === 'object') other.current = element
    return () => {
      leave?.()
      if (leaveOther) leaveOther()
      else if (typeof other === 'function') other(null)
      else other.current = null
    }
  }
}

type TransProps = ComponentProps<typeof Trans>

/** Trans without the marks around its text, which become notes of the parent element (unmark.ts). */
export function UnmarkedTrans(props: TransProps): ReactNode {
  const content = Trans(props)
  return isKeepingMarks() ? content : withoutMarks(content)
}

function withoutMarks(content: ReactNode): ReactNode {
  if (typeof content === 'string') return splitMarks(content).text || null
  // A message that begins or ends with a tag has a text of marks alone there, which would be one text node too many.
  return Array.isArray(content) ? content.map(withoutMarks).filter((part) => part !== null) : content
}

const transId = ({ ns, i18nKey }: TransProps): string => `${String(ns)}:${String(i18nKey)}`
