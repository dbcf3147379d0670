import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { clients } from '../../src/config/site.ts'
import { built, inFull, plain } from './site.ts'

/** What names an element, if anything does: https://www.w3.org/TR/accname-1.2/, as far as this site uses it. */
function nameOf($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const ids = $(element).attr('aria-labelledby')?.split(' ') ?? []
  const label = $(element).attr('aria-label') ?? ids.map((id) => $(`#${id}`).text()).join(' ')
  return plain(label)
}

const landmarks = {
  banner: 'header:not(main *), [role=banner]',
  main: 'main, [role=main]',
  navigation: 'nav, [role=navigation]',
  complementary: 'aside, [role=complementary]',
  contentinfo: 'footer:not(main *), [role=contentinfo]',
  search: 'search, [role=search]',
}

describe.each(inFull)('%s', (_name, locale, view) => {
  const { $ } = built(locale, view)

  it('begins its headings with the main one, and leaves out no level', () => {
    const headings = $('main :is(h1, h2, h3, h4, h5, h6), footer :is(h1, h2, h3, h4, h5, h6)').toArray()
    const levels = headings.map((heading) => Number(heading.tagName.slice(1)))
    expect(levels[0]).toBe(1)
    const leaps = headings.filter((_, index) => (levels[index] ?? 0) - (levels[index - 1] ?? 0) > 1)
    expect(leaps.map((heading) => `${heading.tagName} ${plain($(heading).text())}`)).toEqual([])
    expect(headings.filter((heading) => plain($(heading).text()) === '')).toEqual([])
  })

  it('names its landmarks where there are several of a kind, each by its own name', () => {
    for (const [kind, selector] of Object.entries(landmarks)) {
      const names = $(selector)
        .toArray()
        .map((landmark) => nameOf($, landmark))
      if (names.length > 1)
        expect(
          names.filter((name) => name === ''),
          kind,
        ).toEqual([])
      expect(new Set(names).size, `${kind}: ${names.join(', ')}`).toBe(names.length)
    }
  })

  it('says nothing in a picture that it does not say in text, but in those of clients and the owner', () => {
    const names = clients.map(({ name }) => `[alt="${name}"]`).join()
    const speaking = $(`img:not([alt=""], ${names}, [src^="/assets/pictures/"]), area, canvas, object, embed, svg text`)
      .toArray()
      .filter((picture) => $(picture).closest('[aria-hidden=true]').length === 0)
    expect(speaking.map((picture) => $.html(picture))).toEqual([])
    const drawings = $('svg:not([aria-hidden=true]):not([role=img][aria-label])')
      .toArray()
      .filter((drawing) => $(drawing).closest('[aria-hidden=true]').length === 0)
    expect(drawings.map((drawing) => $.html(drawing).slice(0, 120))).toEqual([])
  })

  it('gives every link and button a text or a label', () => {
    const mute = $('a, button')
      .toArray()
      .filter((control) => plain($(control).text()) === '' && nameOf($, control) === '')
    expect(mute.map((control) => $.html(control))).toEqual([])
  })
})
