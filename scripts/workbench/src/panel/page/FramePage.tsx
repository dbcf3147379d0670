import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type FromPage, listen, post } from '../../protocol/frameProtocol.ts'
import { SHARED } from '../../protocol/calls.ts'
import classes from '../Workbench.module.css'
import type { PageViewProps } from './PageView.ts'

/** The page of the site, as the server renders it for translation, in a frame of the same origin. */
export function FramePage({ page, onMessage, ref }: PageViewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** The view that the frame shows or is loading. */
  const shown = useRef<string>(page.view)
  const { address } = page
  const [firstAddress] = useState(address)

  useEffect(
    () =>
      listen<FromPage>(
        () => frame.current?.contentWindow,
        location.origin,
        (message) => {
          if (message.type === 'view changed') shown.current = message.view
          onMessage(message)
        },
      ),
    [onMessage],
  )

  useEffect(() => {
    if (shown.current === page.view || page.view === SHARED) return
    shown.current = page.view
    // Replaces the history entry, so that Back is for links followed on the page.
    frame.current?.contentWindow?.location.replace(address)
  }, [page.view, address])

  useImperativeHandle(ref, () => ({
    send(message) {
      const target = frame.current?.contentWindow
      if (target) post(target, location.origin, message)
    },
  }))

  return <iframe ref={frame} className={classes['frame']} src={firstAddress} title={`Page: ${page.title}`} />
}
