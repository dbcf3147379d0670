import { Children, Fragment, isValidElement, type ReactNode, Suspense, useEffect } from 'react'
import { HYDRATED, LATER_STYLES } from '../config/protocol.ts'
import type { Page } from '../pages/registry.ts'
import { SectionBoundary } from './SectionBoundary.tsx'

/**
 * A page's sections, each in its own boundary. The page is called as a function instead of being rendered, to get the list
 * of sections from its return value. So page files need no boundaries.
 */
export function Sections({ page }: { readonly page: Page }) {
  const [first, ...others] = Children.toArray(listed(page()))
  // Includes the element for styles.
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
      {others.map((section, index) => bounded(section, index + 2))}
      <Suspense>
        <Hydrated />
      </Suspense>
    </>
  )
}

/** Returns the children of a page's fragment, or its only section. */
function listed(page: ReactNode): ReactNode {
  return isValidElement<{ children?: ReactNode }>(page) && page.type === Fragment ? page.props.children : page
}

/**
 * The element in which the build puts the styles of the sections after the first. Its content is an empty text, so React
 * ignores the styles when it hydrates.
 */
function LaterStyles() {
  return (
    <div {...{ [LATER_STYLES]: '' }} hidden suppressHydrationWarning>
      {''}
    </div>
  )
}

/** Marks #root once the effects of all sections have run. Sections hydrate in order, and this is the last one. */
function Hydrated() {
  useEffect(() => {
    document.getElementById('root')?.setAttribute(HYDRATED, '')
  }, [])
  return null
}
