import { Component, type ReactNode, Suspense } from 'react'
import { HYDRATED } from '../config/protocol.ts'
import { canLoadDocument } from './loadDocument.ts'
import { SectionNote } from './SectionNote.tsx'

interface SectionBoundaryProps {
  /** The section's place among the page's sections, and how many those are: each is one element in main. */
  readonly place: number
  readonly count: number
  readonly children: ReactNode
}

interface SectionBoundaryState {
  readonly failed: boolean
  /** There was nothing on the screen that could stay, and loading the document has been tried. */
  readonly note: boolean
}

/** Where a section stood when it failed, and a copy of what stood there. */
interface Kept {
  readonly main: Element
  readonly before: number
  readonly copy: Node
}

/**
 * Keeps an error in one section from the rest of the page. What stood on the screen, be it the build's HTML or an earlier
 * render, stays as a copy: text, links and native controls are as good as before. A section that fails on its first
 * render in this tab, after a navigation, has the page's document loaded, which has its text.
 * The Suspense boundary has React hydrate each section by itself; without it one error has the whole page rendered anew.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState, Kept | null> {
  static getDerivedStateFromError(): Partial<SectionBoundaryState> {
    return { failed: true }
  }

  override state: SectionBoundaryState = { failed: false, note: false }
  #copy: Node | undefined

  override componentDidMount() {
    if (!this.state.failed) return
    if (canLoadDocument()) location.reload()
    else this.setState({ note: true })
  }

  /** The last moment at which the section is still on the screen. */
  override getSnapshotBeforeUpdate(_: SectionBoundaryProps, { failed }: SectionBoundaryState): Kept | null {
    const main = document.getElementById('main')
    if (failed || !this.state.failed || !main) return null
    const { place, count } = this.props
    const before = main.children.length - count + place
    const section = main.children[before]
    return section ? { main, before, copy: copyOf(section) } : null
  }

  /** No element around the copy: the distance between sections depends on which are neighbours. */
  override componentDidUpdate(_: SectionBoundaryProps, __: SectionBoundaryState, kept: Kept | null) {
    if (!kept) return
    // Sections that fail together come in their order, so all before this one are in place.
    kept.main.insertBefore(kept.copy, kept.main.children[kept.before] ?? null)
    this.#copy = kept.copy
  }

  override componentWillUnmount() {
    this.#copy?.parentNode?.removeChild(this.#copy)
  }

  override render() {
    if (this.state.note) return <SectionNote />
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}

/** A copy of what is on the screen. Cloning takes typed text along, but not what has been chosen from a list. */
function copyOf(section: Element): Node {
  const copy = section.cloneNode(true)
  const chosen = [...section.querySelectorAll('select')].map(({ value }) => value)
  if (copy instanceof Element) {
    // React handles no events in the copy; the early script does.
    for (const group of copy.querySelectorAll(`[${HYDRATED}]`)) group.removeAttribute(HYDRATED)
    for (const [index, select] of copy.querySelectorAll('select').entries()) select.value = chosen[index] ?? ''
  }
  return copy
}
