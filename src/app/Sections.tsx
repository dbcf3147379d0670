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
import { HYDRATED, LATER_STYLES, PAGE_EVENT } from '../config/protocol.ts'
import type { Page } from '../pages/registry.ts'
import { SectionBoundary } from './SectionBoundary.tsx'

/**
 * A page's sections, each in a boundary of its own. The page is called as a function instead of being rendered, because
 * only its return value has the list of sections; so page files need not know of boundaries. Give it the view as its key,
 * so that each page has hooks of its own.
 */
export function Sections({ page }: { readonly page: Page }) {
  const renderAll = useRenderAll()
  const [first, ...others] = Children.toArray(listed(page()))
  // With the element for styles.
  const count = others.length > 0 ? others.length + 2 : 1
  const bounded = (section: ReactNode, place: number) => (
    <SectionBoundary key={place} place={place} count={count}>
      {section}
    </SectionBoundary>
  )
  return (
    <>
      {bounded(first, 0)}
      {others.length > 0 && <LaterStyles />}
      {/* In place of the others, so that the footer is not in view between. */}
      {renderAll ? others.map((section, index) => bounded(section, index + 2)) : <div style={{ blockSize: '100vh' }} />}
      <Suspense>
        <Hydrated />
      </Suspense>
    </>
  )
}

/**
 * Whether all sections are to be rendered. A page that a link leads to renders its first section first, as a document
 * paints its top first, and the others after the next paint. Where the scroll position matters (hydration, history
 * navigation, a link to a fragment) all are rendered at once.
 */
function useRenderAll(): boolean {
  const type = useNavigationType()
  const { hash } = useLocation()
  const [deferred] = useState(type === 'PUSH' && hash === '')
  const [renderAll, setRenderAll] = useState(!deferred)
  useEffect(() => {
    if (!deferred) return
    if (renderAll) {
      document.dispatchEvent(new Event(PAGE_EVENT))
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      // A frame callback runs before the paint, a timer that it sets after it.
      timer = setTimeout(() => startTransition(() => setRenderAll(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [deferred, renderAll])
  return renderAll
}

/** The children of a page's fragment, or the one section that it is. */
function listed(page: ReactNode): ReactNode {
  return isValidElement<{ children?: ReactNode }>(page) && page.type === Fragment ? page.props.children : page
}

/**
 * Where the build puts the styles of the sections after the first. React neither reads nor writes what is in an element whose
 * content is a text, here an empty one, and need not be the same.
 */
function LaterStyles() {
  return (
    <div {...{ [LATER_STYLES]: '' }} hidden suppressHydrationWarning>
      {''}
    </div>
  )
}

/** Marks #root once the effects of all sections have run: sections hydrate in order, and this is the last one. */
function Hydrated() {
  useEffect(() => {
    document.getElementById('root')?.setAttribute(HYDRATED, '')
  }, [])
  return null
}
