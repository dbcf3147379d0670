import type { ComponentProps, ReactNode } from 'react'
import { Trans } from 'react-i18next'
import { splitMarks } from './marks.ts'
import { isKeepingMarks } from './notes.ts'

type TransProps = ComponentProps<typeof Trans>

/**
 * Trans without the marks around its text. What it returns is no child of an element of its own, so the element around it
 * notes the message (unmark.ts), and this component takes the marks out.
 */
export function UnmarkedTrans(props: TransProps): ReactNode {
  const content = Trans(props)
  return isKeepingMarks() ? content : withoutMarks(content)
}

function withoutMarks(content: ReactNode): ReactNode {
  if (typeof content === 'string') return splitMarks(content).text || null
  // A message that begins or ends with a tag has a text of marks alone there, which would be one text node too many.
  return Array.isArray(content) ? content.map(withoutMarks).filter((part) => part !== null) : content
}

/** The id of the message that such an element shows. */
export const transId = ({ ns, i18nKey }: TransProps): string => `${String(ns)}:${String(i18nKey)}`
