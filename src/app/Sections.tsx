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
import { HYDRATED, PAGE_EVENT } from '../config/protocol.ts'
import type { Page } from '../pages/registry.ts'
import { SectionBoundary } from './SectionBoundary.tsx'

/**
 * A page's sections, each in a boundary of its own. The page is called as a function instead of being rendered, because
 * only its return value has the list of sections; so page files need not know of boundaries. Give it the view as its key,
 * so that each page has hooks of its own.
 */
export function Sections({ page }: { readonly page: Page }) {
  const renderAll = useRenderAll()
  const sections = Children.toArray(listed(page()))
  return (
    <>
      {(renderAll ? sections : sections.slice(0, 1)).map((section, place) => (
        // A page's sections are fixed in number and order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <SectionBoundary key={place} place={place} count={sections.length}>
          {section}
        </SectionBoundary>
      ))}
      {/* In place of the others, so that the footer is not in view between. */}
      {renderAll ? null : <div style={{ blockSize: '100vh' }} />}
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

/** Marks #root once the effects of all sections have run: sections hydrate in order, and this is the last one. */
function Hydrated() {
  useEffect(() => {
    document.getElementById('root')?.setAttribute(HYDRATED, '')
  }, [])
  return null
}
