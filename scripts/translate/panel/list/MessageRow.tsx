import type { ComponentProps } from 'react'
import type { Place } from '../../frameProtocol.ts'
import type { MessageSummary } from '../../protocol.ts'
import { StateMark } from '../message/StateMark.tsx'
import { usePanel } from '../PanelContext.ts'
import { keyOf, sourceOf, targetOf } from '../text/texts.ts'
import { describePlaces } from './describePlaces.ts'
import classes from './MessageList.module.css'

interface MessageRowProps extends ComponentProps<'div'> {
  readonly message: MessageSummary
  readonly places: readonly Place[] | undefined
  readonly hasDraft: boolean
  readonly isChosen: boolean
}

/** A text in the list: what it says, its state, and what cannot be seen of it on the page. */
export function MessageRow({ message, places, hasDraft, isChosen, tabIndex, ...props }: MessageRowProps) {
  const { source, target } = usePanel().workspace.project
  const translation = targetOf(message)
  const language = translation === null ? source : target
  const remarks = [
    ...describePlaces(places),
    ...(message.forms.length > 1 ? [`${message.forms.length} forms`] : []),
    ...(message.isVerbatim ? ['not translated'] : []),
    ...(hasDraft ? ['draft'] : []),
    ...(message.errors > 0 ? [`${message.errors} errors`] : []),
    ...(message.warnings > 0 ? [`${message.warnings} warnings`] : []),
  ]
  return (
    <div role="option" aria-selected={isChosen} tabIndex={tabIndex} className={classes['row']} {...props}>
      <StateMark state={message.state} />
      <span className={classes['text']} lang={language.tag} dir={language.dir}>
        {translation ?? sourceOf(message)}
      </span>
      <span className={classes['remarks']}>
        <code>{keyOf(message.id)}</code>
        {remarks.map((remark) => (
          <span key={remark}> · {remark}</span>
        ))}
      </span>
    </div>
  )
}
