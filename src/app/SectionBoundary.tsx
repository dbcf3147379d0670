import { Component, type ReactNode, Suspense } from 'react'
import { HYDRATED } from '../config/protocol.ts'

interface SectionBoundaryProps {
  /** The index of the section's element among the page's elements. `count` is the number of elements. */
  readonly place: number
  readonly count: number
  readonly children: ReactNode
}

interface SectionBoundaryState {
  readonly failed: boolean
}

/** A copy of a failed section's element, and its position. */
interface Kept {
  readonly main: Element
  readonly before: number
  readonly copy: Node
}

/**
 * Confines an error to its section. A copy of the static HTML or the last render stays on the screen, with working text,
 * links and native controls. The Suspense boundary makes React hydrate each section separately; without it, one error
 * re-renders the whole page.
 *
 * It assumes that a page's sections, including the element for styles, are the last children of main, one element each
 * (tests/build/documents.test.ts checks every page). It also assumes that React tolerates a foreign element among them: React
 * inserts before elements that it knows and removes only its own.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState, Kept | null> {
  static getDerivedStateFromError(): SectionBoundaryState {
    return { failed: true }
  }

  override state: SectionBoundaryState = { failed: false }
  #copy: Node | undefined

  /** Copies the section, which is still in the document here. */
  override getSnapshotBeforeUpdate(_: SectionBoundaryProps, { failed }: SectionBoundaryState): Kept | null {
    const main = document.getElementById('main')
    if (failed || !this.state.failed || !main) return null
    const { place, count } = this.props
    const before = main.children.length - count + place
    const section = main.children[before]
    return section ? { main, before, copy: copyOf(section) } : null
  }

  /** Inserts the copy without a wrapper, because the spacing of sections depends on adjacent elements. */
  override componentDidUpdate(_: SectionBoundaryProps, __: SectionBoundaryState, kept: Kept | null) {
    if (!kept) return
    // Sections that fail together are handled in order, so earlier copies are in place.
    kept.main.insertBefore(kept.copy, kept.main.children[kept.before] ?? null)
    this.#copy = kept.copy
  }

  override componentWillUnmount() {
    this.#copy?.parentNode?.removeChild(this.#copy)
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}

/** Returns a copy of a section. Cloning keeps typed text, but not the selection of lists, which is copied here. */
function copyOf(section: Element): Node {
  const copy = section.cloneNode(true)
  const chosen = [...section.querySelectorAll('select')].map(({ value }) => value)
  if (copy instanceof Element) {
    // The early scripts handle events in the copy, not React.
    for (const group of copy.querySelectorAll(`[${HYDRATED}]`)) group.removeAttribute(HYDRATED)
    for (const [index, select] of copy.querySelectorAll('select').entries()) select.value = chosen[index] ?? ''
  }
  return copy
}
