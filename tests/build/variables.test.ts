import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { givenVariables } from '../../src/i18n/variables.ts'
import { built, dist, documents } from './site.ts'

const braces = /.{0,30}(?:\{\{|\}\}).{0,30}/gs

/** Every string in a piece of JSON. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

describe.each(documents)('%s', (_name, locale, view) => {
  it('shows no variable that was not filled in, in texts, attributes, head and data', () => {
    const { $ } = built(locale, view)
    const data = $('script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => strings(JSON.parse($(script).text())))
    // The type of a script or style is its own.
    const shown = $('*')
      .toArray()
      .flatMap((node) => {
        if (node.type !== 'tag') return []
        const texts = node.children.map((child) => (child.type === 'text' ? child.data : ''))
        return [...Object.values(node.attribs), ...texts]
      })
    const all = [...data, ...shown]
    expect(all.length).toBeGreaterThan(500)
    expect(all.flatMap((text) => text.match(braces) ?? [])).toEqual([])
  })
})

const messages = readdirSync(path.join(dist, 'messages'), { recursive: true, encoding: 'utf8' })
const given = new RegExp(`\\{\\{\\s*(?:${Object.keys(givenVariables).join('|')})\\s*(?:,[^{}]*)?\\}\\}`, 'g')

describe.each(messages.filter((name) => name.endsWith('.json')))('messages/%s', (name) => {
  it('leaves to the browser only variables that components give', () => {
    const texts = strings(JSON.parse(readFileSync(path.join(dist, 'messages', name), 'utf8')))
    expect(texts.length).toBeGreaterThan(0)
    // The language offer is shown as it is.
    const left = name.endsWith('offer.json') ? texts : texts.map((text) => text.replace(given, ''))
    expect(left.flatMap((text) => text.match(braces) ?? [])).toEqual([])
  })
})
