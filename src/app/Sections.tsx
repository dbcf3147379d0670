import {
  Children,
  Fragment,
  isValidElement,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { PAGE_EVENT } from '../config/protocol.ts'
import type { Page } from '../pages/registry.ts'
import { SectionBoundary } from './SectionBoundary.tsx'

/**
 * A page's sections, each in a boundary of its own. The page is called here instead of being rendered: that is the one
 * place where the list of its sections is known, and page files need not know of boundaries. Give it the view as its key,
 * so that the hooks of two pages never meet.
 */
export function Sections({ page }: { readonly page: Page }) {
  const whole = useWhole()
  const sections = Children.toArray(listed(page()))
  return (
    <>
      {(whole ? sections : sections.slice(0, 1)).map((section, place) => (
        // A page's sections are fixed in number and order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <SectionBoundary key={place} place={place} count={sections.length}>
          {section}
        </SectionBoundary>
      ))}
      {/* Where the others will stand: the footer does not show up between. */}
      {whole ? null : <div style={{ blockSize: '100vh' }} />}
      <Suspense>
        <Awake />
      </Suspense>
    </>
  )
}

/**
 * Whether all sections are to be drawn. A page that a link leads to comes as a document would, its top first: the heading
 * is on the screen before the rest is made. Where the place on the page matters (the first load, back and forward, a link
 * to a fragment) it comes whole.
 */
function useWhole(): boolean {
  const type = useNavigationType()
  const { hash } = useLocation()
  const [inParts] = useState(type === 'PUSH' && hash === '')
  const [whole, setWhole] = useState(!inParts)
  useEffect(() => {
    if (!inParts) return
    if (whole) {
      document.dispatchEvent(new Event(PAGE_EVENT))
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      // A frame callback comes before the paint, a timer that it sets after it.
      timer = setTimeout(() => startTransition(() => setWhole(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [inParts, whole])
  return whole
}

/** The children of a page's fragment, or the one section that it is. */
function listed(page: ReactNode): ReactNode {
  return isValidElement<{ children?: ReactNode }>(page) && page.type === Fragment ? page.props.children : page
}

/** Marks the container once the sections' effects have run, they being hydrated in order: now the application answers. */
function Awake() {
  useEffect(() => {
    const container = document.getElementById('root')
    if (container) container.dataset['awake'] = ''
  }, [])
  return null
}
