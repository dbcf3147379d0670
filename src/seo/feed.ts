import type { Locale } from '../config/locales.ts'
import { NEWS, type Written, writtenHref } from '../i18n/written.ts'
import { feedHref } from './written.ts'

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[<>&"]/g, (character) => escapes[character] ?? '')

/** Returns the articles of a locale as an Atom feed (RFC 4287). Days are in UTC. */
export function atomFeed(
  written: Written,
  locale: Locale,
  { siteUrl, title }: { siteUrl: string; title: string },
): string {
  const own = written.flatMap(({ article, ...page }) =>
    article && page.locale === locale.code ? [{ ...page, ...article }] : [],
  )
  const text = (name: string, content: string) => `<${name}>${escaped(content)}</${name}>`
  const updated = (day = '') => text('updated', `${day}T00:00:00Z`)
  const list = siteUrl + writtenHref(locale.code, NEWS)
  const entries = own.map(({ name, title, date, author, summary }) => {
    const url = siteUrl + writtenHref(locale.code, name)
    const link = `<link rel="alternate" href="${escaped(url)}"/>`
    const said = [text('id', url), text('title', title), updated(date), `<author>${text('name', author)}</author>`]
    return `<entry>${[...said, link, text('summary', summary)].join('')}</entry>`
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.tag}">`,
    text('id', list),
    text('title', title),
    updated(own[0]?.date),
    `<link rel="alternate" href="${escaped(list)}"/>`,
    `<link rel="self" href="${escaped(siteUrl + feedHref(locale.code))}"/>`,
    ...entries,
    '</feed>\n',
  ].join('\n')
}
