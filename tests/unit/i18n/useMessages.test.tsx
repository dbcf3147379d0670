import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import { createI18n, type MessagePayload } from '../../../src/i18n/create.ts'
import { LocaleContext } from '../../../src/i18n/LocaleContext.ts'
import { type Messages, useMessages } from '../../../src/i18n/useMessages.tsx'

interface Bundle {
  plain: string
  onTime: string
  utc: string
  marked: string
  list: { a: { title: string; text: string }; b: { title: string; text: string } }
}

const english = {
  plain: 'Plain',
  onTime: '{{onTimeDelivery, percent}} of {{toolErrors, number}} by {{brand}}',
  utc: '{{utcPoland, utc}} and {{utcUsa, utc}}',
  marked: 'Take <term>one</term> & <b>two</b>',
  list: { a: { title: 'A', text: 'a' }, b: { title: 'B', text: 'b' } },
}

function Probe({ show }: { show: (messages: Messages<Bundle>) => ReactNode }) {
  return <p>{show(useMessages<Bundle>('pages/x'))}</p>
}

function render(locale: LocaleCode, payload: MessagePayload, show: (messages: Messages<Bundle>) => ReactNode) {
  const missing: string[] = []
  const used = new Map<string, string>()
  const i18n = createI18n({ locale, payload, onMissing: (key) => missing.push(key) })
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LocaleContext
        value={{ locale: localeOf(locale), publication: {}, onUse: (key, language) => used.set(key, language) }}
      >
        <Probe show={show} />
      </LocaleContext>
    </I18nextProvider>,
  )
  return { html, missing, used }
}

const en: MessagePayload = { en: { 'pages/x': english } }

describe('useMessages', () => {
  it('prints claims through Intl, in the format of the locale', () => {
    expect(render('en', en, ({ m }) => m('onTime')).html).toBe('<p>99.5% of 500 by Isogloss</p>')
    const pl: MessagePayload = { pl: { 'pages/x': { onTime: '{{onTimeDelivery, percent}}' } } }
    expect(render('pl', pl, ({ m }) => m('onTime')).html).toBe('<p>99,5%</p>')
    expect(render('en', en, ({ m }) => m('utc')).html).toBe('<p>UTC+1 and UTC−5</p>')
  })

  it('falls back to English with lang and dir on that very element, and tells which language was used', () => {
    const pl: MessagePayload = { pl: { 'pages/x': { plain: 'Zwykły' } }, en: { 'pages/x': { onTime: english.onTime } } }
    const { html, used, missing } = render('pl', pl, ({ m }) => (
      <>
        {m('plain')}
        {m('onTime')}
      </>
    ))
    expect(html).toBe('<p>Zwykły<span lang="en" dir="ltr">99.5% of 500 by Isogloss</span></p>')
    expect([...used]).toEqual([
      ['pages/x:plain', 'pl'],
      ['pages/x:onTime', 'en'],
    ])
    expect(missing).toEqual([])
  })

  it('marks an accessible name that fell back', () => {
    const pl: MessagePayload = { pl: { 'pages/x': {} }, en: { 'pages/x': { plain: 'Plain' } } }
    const { html } = render('pl', pl, ({ label }) => <button type="button" {...label('plain')} />)
    expect(html).toBe('<p><button type="button" aria-label="Plain" lang="en" dir="ltr"></button></p>')
  })

  it('reports a key that no locale has', () => {
    expect(render('en', { en: { 'pages/x': {} } }, ({ m }) => m('plain')).missing).toEqual(['pages/x:plain'])
  })

  it('turns the allowed tags into elements and shows any other as text', () => {
    const { html } = render('en', en, ({ rich }) => rich('marked'))
    expect(html).toBe('<p>Take <mark>one</mark> &amp; &lt;b&gt;two&lt;/b&gt;</p>')
  })

  it('gives items in the order of the ids, not of the file', () => {
    const { html } = render('en', en, ({ items }) => items('list', ['b', 'a']).map((item) => item.title))
    expect(html).toBe('<p>BA</p>')
  })
})
