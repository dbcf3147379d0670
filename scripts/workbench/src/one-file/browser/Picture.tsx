import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { usePanel } from '../../panel/PanelContext.ts'
import type { PageViewProps } from '../../panel/page/PageView.ts'
import type { Box } from '../../places/browser/findPlaces.ts'
import type { MessageSummary } from '../../protocol/protocol.ts'
import { type ContentPage, pictureOf } from '../content.ts'
import classes from './Picture.module.css'

interface PictureProps extends PageViewProps {
  readonly content: ContentPage
}

/** A page as a picture. Its texts are boxes to click, or to walk with the arrow keys; in the mode "browse" there are none. */
export function Picture({ page, content, onMessage, ref }: PictureProps) {
  const { messages, workspace } = usePanel()
  const [isMarked, setMarked] = useState(true)
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const { view, places } = content
  const boxes = useMemo(() => boxesOf(places), [places])
  const picture = useMemo(() => pictureOf(view), [view])

  useEffect(() => {
    onMessage({ type: 'view changed', view })
    // What is closed on the page is open on its picture, and nothing is drawn anew that could overflow.
    const shown = places.map((place) => ({ ...place, hidden: null, overflowing: false }))
    onMessage({ type: 'places', view, places: shown })
  }, [onMessage, view, places])

  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  useImperativeHandle(ref, () => ({
    send(message) {
      if (message.type === 'mode') setMarked(message.mode === 'edit')
      const index = message.type === 'highlight' ? boxes.findIndex(({ id }) => id === message.id) : -1
      // Of several places the one that was chosen here.
      const isHere = list.current?.contains(document.activeElement) && boxes[current]?.id === boxes[index]?.id
      if (index < 0 || isHere) return
      setCurrent(index)
      buttons()[index]?.scrollIntoView({ block: 'center' })
    },
    focus: () => buttons()[current]?.focus(),
  }))

  const walk = (event: KeyboardEvent) => {
    const next = nextBox(event, current, boxes.length)
    if (next === null) return
    event.preventDefault()
    buttons()[next]?.focus()
  }

  return (
    <div className={classes['scroll']}>
      <div className={classes['picture']}>
        <img src={picture} width={content.width} height={content.height} alt={`The page as it was: ${page.title}`} />
        <ul ref={list} hidden={!isMarked}>
          {boxes.map(({ key, id, box }, index) => (
            <li key={key}>
              <button
                type="button"
                className={classes['box']}
                style={styleOf(box, content)}
                aria-label={labelOf(messages.get(id))}
                aria-pressed={workspace.chosen === id}
                tabIndex={index === current ? 0 : -1}
                onFocus={() => setCurrent(index)}
                onKeyDown={walk}
                onClick={() => onMessage({ type: 'chosen', ids: [id] })}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The boxes of a page, each once: all forms of a plural message stand in one place. */
function boxesOf(places: ContentPage['places']) {
  const boxes = places.flatMap(({ id, box }) => (box ? [{ key: `${id} ${box.x} ${box.y}`, id, box }] : []))
  return [...new Map(boxes.map((box) => [box.key, box])).values()]
}

/** Small ones lie above large ones, so that each can be clicked. */
function styleOf({ x, y, width, height }: Box, page: ContentPage): CSSProperties {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return {
    insetInlineStart: percent(x, page.width),
    insetBlockStart: percent(y, page.height),
    inlineSize: percent(width, page.width),
    blockSize: percent(height, page.height),
    zIndex: Math.round(10_000 / Math.sqrt(width * height)),
  }
}

/** The texts of a message as they are now: the picture shows what they were. */
const labelOf = (message?: MessageSummary) =>
  message?.forms.map(({ source, target }) => target ?? source).join(' / ') ?? 'Text'

function nextBox({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, current: number, total: number): number | null {
  if (altKey || ctrlKey || metaKey) return null
  if (key === 'Home') return 0
  if (key === 'End') return total - 1
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(total - 1, current + 1)
  return key === 'ArrowUp' || key === 'ArrowLeft' ? Math.max(0, current - 1) : null
}
