import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import { createI18n, type MessagePayload } from '../../../src/i18n/create.ts'
import { LocaleContext } from '../../../src/i18n/LocaleContext.ts'
import { type Messages, useMessages } from '../../../src/i18n/useMessages.tsx'

interface Bundle {
  plain: string
  onTime: string
  table: { row: { marked: string } }
}

const english = {
  plain: 'Plain',
  onTime: '{{position, percent}} of {{total, number}}',
  table: { row: { marked: 'Take <term>one</term> & <b>two</b>' } },
}

function Probe({ show }: { show: (messages: Messages<Bundle>) => ReactNode }) {
  return <p>{show(useMessages<Bundle>('pages/x'))}</p>
}

function render(locale: LocaleCode, payload: MessagePayload, show: (messages: Messages<Bundle>) => ReactNode) {
  const missing: string[] = []
  const used = new Map<string, string>()
  const i18n = createI18n({ locale, payload, onMissing: (cause) => missing.push(cause) })
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

it('falls back to English with lang and dir on the element, and returns the language', () => {
  const pl: MessagePayload = { pl: { 'pages/x': { plain: 'Zwykły' } }, en: { 'pages/x': { onTime: english.onTime } } }
  const { html, used, missing } = render('pl', pl, ({ m }) => (
    <>
      {m('plain')}
      {m('onTime', { position: 0.995, total: 1234 })}
    </>
  ))
  expect(html).toBe('<p>Zwykły<span lang="en" dir="ltr">99.5% of 1,234</span></p>')
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
  expect(render('en', { en: { 'pages/x': {} } }, ({ m }) => m('plain')).missing).toEqual([
    'the message "pages/x:plain" is in no locale file',
  ])
})

it('reports a variable that its caller does not give', () => {
  const { missing } = render('en', en, ({ m }) => m('onTime', { position: 0.995 }))
  expect(missing).toEqual([expect.stringContaining('{{total, number}} has no value')])
})

it('turns the allowed tags into elements and shows any other as text', () => {
  const { html } = render('en', en, ({ cells }) => cells('table', ['row'], ['marked'])[0]?.cells[0])
  expect(html).toBe('<p>Take <mark>one</mark> &amp; &lt;b&gt;two&lt;/b&gt;</p>')
})
