import { Component, type ReactNode, Suspense } from 'react'
import { HYDRATED } from '../config/protocol.ts'

interface SectionBoundaryProps {
  /** The index of the section's element among the page's elements, and how many those are. */
  readonly place: number
  readonly count: number
  readonly children: ReactNode
}

interface SectionBoundaryState {
  readonly failed: boolean
}

/** The position of a section when it failed, and a copy of its element. */
interface Kept {
  readonly main: Element
  readonly before: number
  readonly copy: Node
}

/**
 * Confines an error to its section. What was on the screen, the static HTML or an earlier render, stays as a copy, in which
 * text, links and native controls work as before. The Suspense boundary has React hydrate each section by itself; without it
 * one error has the whole page rendered again.
 *
 * It assumes that a page's sections, with the element for styles among them, are the last children of main, one element each
 * (tests/build/sections.test.ts checks every page), and that React tolerates a foreign element among them: React inserts
 * before the elements that it knows, and removes its own only.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState, Kept | null> {
  static getDerivedStateFromError(): SectionBoundaryState {
    return { failed: true }
  }

  override state: SectionBoundaryState = { failed: false }
  #copy: Node | undefined

  /** The last moment at which the section is still on the screen. */
  override getSnapshotBeforeUpdate(_: SectionBoundaryProps, { failed }: SectionBoundaryState): Kept | null {
    const main = document.getElementById('main')
    if (failed || !this.state.failed || !main) return null
    const { place, count } = this.props
    const before = main.children.length - count + place
    const section = main.children[before]
    return section ? { main, before, copy: copyOf(section) } : null
  }

  /** No element around the copy: the spacing of sections depends on their neighbours. */
  override componentDidUpdate(_: SectionBoundaryProps, __: SectionBoundaryState, kept: Kept | null) {
    if (!kept) return
    // Sections that fail together are handled in order, so the copies of those before this one are in place.
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
