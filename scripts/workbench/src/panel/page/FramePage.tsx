import { ActionIcon, Menu } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type CSSProperties, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react'
import IconArrowsHorizontal from '#icons/IconArrowsHorizontal.mjs'
import IconDeviceDesktop from '#icons/IconDeviceDesktop.mjs'
import IconDeviceMobile from '#icons/IconDeviceMobile.mjs'
import IconDeviceTablet from '#icons/IconDeviceTablet.mjs'
import { type FromPage, listen, post } from '../../protocol/frameProtocol.ts'
import { line } from '../../protocol/shape.ts'
import { useKept } from '../state/kept.ts'
import classes from './FramePage.module.css'
import type { PageViewProps } from './PageView.ts'

/** The page of the site, as the server renders it for translation, in a frame of the same origin. */
export function FramePage({ page, onMessage, ref }: PageViewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** What the frame shows or has been told to show. */
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
    if (shown.current === page.view) return
    shown.current = page.view
    // Not another entry in the history of the tab: "back" is for links that were followed on the page.
    frame.current?.contentWindow?.location.replace(address)
  }, [page.view, address])

  useImperativeHandle(ref, () => ({
    send(message) {
      const target = frame.current?.contentWindow
      if (target) post(target, location.origin, message)
    },
    focus: () => frame.current?.focus(),
  }))

  return (
    <SizedFrame>
      {(style) => (
        <iframe
          ref={frame}
          className={classes['frame']}
          style={style}
          src={firstAddress}
          title={`Page: ${page.title}`}
        />
      )}
    </SizedFrame>
  )
}

/** The screens on which a page can be looked at, by their widths in px; null for as much room as there is. */
const screens = [
  { name: 'As wide as there is room', width: null, Icon: IconArrowsHorizontal },
  { name: 'Phone, 390 px', width: 390, Icon: IconDeviceMobile },
  { name: 'Tablet, 820 px', width: 820, Icon: IconDeviceTablet },
  { name: 'Desk, 1440 px', width: 1440, Icon: IconDeviceDesktop },
] as const

/** A frame as wide as the screen that was chosen: one that is wider than there is room is drawn smaller. */
function SizedFrame({ children }: { readonly children: (style: CSSProperties) => ReactNode }) {
  const { ref, width: room, height } = useElementSize()
  const [wanted, setWanted] = useKept<string>('screen', line, screens[0].name)
  const screen = screens.find(({ name }) => name === wanted) ?? screens[0]
  const width = screen.width ?? room
  const scale = Math.min(1, room / Math.max(1, width))
  const style = screen.width === null ? {} : { width, height: height / scale, transform: `scale(${scale})` }
  return (
    <div ref={ref} className={classes['room']} data-screen={screen.width ?? undefined}>
      {children(style)}
      <Menu position="top-start" shadow="md">
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="lg"
            className={classes['screen']}
            aria-label={`Width of the page: ${screen.name}`}
            title={`Width of the page: ${screen.name}`}
          >
            <screen.Icon size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {screens.map(({ name, Icon }) => (
            <Menu.Item
              key={name}
              leftSection={<Icon size={18} aria-hidden />}
              aria-current={name === screen.name || undefined}
              onClick={() => setWanted(name)}
            >
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
