import { Children, Fragment, isValidElement, type ReactNode, Suspense, useEffect } from 'react'
import type { Page } from '../pages/registry.ts'
import { SectionBoundary } from './SectionBoundary.tsx'

/**
 * A page's sections, each in a boundary of its own. The page is called here instead of being rendered: that is the one
 * place where the list of its sections is known, and page files need not know of boundaries. Give it the view as its key,
 * so that the hooks of two pages never meet.
 */
export function Sections({ page }: { readonly page: Page }) {
  const sections = Children.toArray(listed(page()))
  return (
    <>
      {sections.map((section, place) => (
        // A page's sections are fixed in number and order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <SectionBoundary key={place} place={place} count={sections.length}>
          {section}
        </SectionBoundary>
      ))}
      <Suspense>
        <Awake />
      </Suspense>
    </>
  )
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
