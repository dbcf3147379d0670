import { Children, Fragment, isValidElement, type ReactNode, Suspense, useEffect } from 'react'
import { HYDRATED, LATER_STYLES } from '../config/protocol.ts'
import type { Page } from '../pages/registry.ts'
import { SectionBoundary } from './SectionBoundary.tsx'

/**
 * A page's sections, each in a boundary of its own. The page is called as a function instead of being rendered, because
 * only its return value has the list of sections; so page files need not know of boundaries.
 */
export function Sections({ page }: { readonly page: Page }) {
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
      {others.map((section, index) => bounded(section, index + 2))}
      <Suspense>
        <Hydrated />
      </Suspense>
    </>
  )
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
