import type { KeyboardEvent } from 'react'
import type { MessageSummary } from '../../protocol/protocol.ts'
import type { Box } from '../../places/browser/findPlaces.ts'
import type { ContentPage } from '../content.ts'
import classes from './Picture.module.css'

interface BoxButtonProps {
  /** In CSS pixels of the page. */
  readonly box: Box
  readonly page: ContentPage
  readonly message: MessageSummary | undefined
  readonly isChosen: boolean
  /** Whether Tab leads here. */
  readonly isStop: boolean
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChoose: () => void
}

/** A text on the picture. Small ones lie above large ones, so that each can be clicked. */
export function BoxButton({ box, page, message, isChosen, isStop, ...on }: BoxButtonProps) {
  const { x, y, width, height } = box
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <button
      type="button"
      className={classes['box']}
      aria-label={message ? labelOf(message) : 'Text'}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onFocus={on.onFocus}
      onKeyDown={on.onKeyDown}
      onClick={on.onChoose}
      style={{
        insetInlineStart: percent(x, page.width),
        insetBlockStart: percent(y, page.height),
        inlineSize: percent(width, page.width),
        blockSize: percent(height, page.height),
        zIndex: Math.round(10_000 / Math.sqrt(width * height)),
      }}
    />
  )
}

/** Its texts as they are now: the picture shows what they were. */
const labelOf = ({ forms }: MessageSummary) => forms.map(({ source, target }) => target ?? source).join(' / ')
