import { Children, cloneElement, Fragment, isValidElement, type ReactNode, Suspense, useEffect } from 'react'
import { HYDRATED, LATER_STYLES } from '../config/protocol.ts'
import { type PageKind, routeOf } from '../config/routes.ts'
import { type Heading, OnThisPage } from '../layout/OnThisPage.tsx'
import type { Page } from '../pages/registry.ts'
import { useView } from '../ui/ViewContext.ts'

/**
 * A page's sections, each in its own Suspense boundary, so that React hydrates them one by one. The page is called as a
 * function instead of being rendered, to get the list of sections from its return value. So page files need no boundaries.
 */
export function Sections({ page }: { readonly page: Page }) {
  const [first, ...rest] = Children.toArray(listed(page()))
  const view = useView()
  const { sections, headings } = withIds(rest)
  const index = <OnThisPage headings={headings} row={headings.length > 3 && rowKinds.has(routeOf(view)?.kind)} />
  const others = headings.length > 1 ? [index, ...sections] : sections
  return (
    <>
      <Suspense>{first}</Suspense>
      {others.length > 0 && <LaterStyles />}
      {others.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page are static
        <Suspense key={place}>{section}</Suspense>
      ))}
      <Suspense>
        <Hydrated />
      </Suspense>
    </>
  )
}

/** The kinds of pages that show their index on wide screens. */
const rowKinds = new Set<PageKind | undefined>(['service', 'solution'])

interface Headed {
  readonly id?: string
  readonly title?: ReactNode
  /** The title of a specimen. */
  readonly caption?: ReactNode
  /** The parts of a section without a title. */
  readonly texts?: readonly Heading[]
}

/** Gives each section with a heading an id, and lists the headings for the page's index. */
function withIds(elements: readonly ReactNode[]) {
  const headings: Heading[] = []
  const sections = elements.map((section, place) => {
    if (!isValidElement<Headed>(section)) return section
    const { id = `section-${place + 1}`, caption, title = caption, texts = [] } = section.props
    headings.push(...(title ? [{ id, title }] : texts))
    return title ? cloneElement(section, { id }) : section
  })
  return { sections, headings }
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
