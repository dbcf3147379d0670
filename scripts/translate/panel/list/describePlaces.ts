import type { Place } from '../../frameProtocol.ts'

const attributes: Readonly<Record<string, string>> = {
  alt: 'alternative text',
  placeholder: 'placeholder',
  title: 'tooltip',
  content: 'description of the page',
}

/** Where a text stands that a look at the page does not show, and whether it has room. Nothing for one in plain sight. */
export function describePlaces(places: readonly Place[] | undefined): string[] {
  if (!places) return []
  const remarks: string[] = []
  if (!places.some(({ visible }) => visible)) {
    const [first] = places
    const name = first && hiddenName(first)
    if (name) remarks.push(name)
  }
  if (places.some(({ overflowing }) => overflowing)) remarks.push('overflowing')
  return remarks
}

function hiddenName({ element, attribute, hidden }: Place): string {
  if (attribute?.startsWith('aria-')) return 'label for screen readers'
  if (attribute) return attributes[attribute] ?? attribute
  if (element === 'title') return 'title of the page'
  return hidden ? 'closed at first' : 'not visible'
}
