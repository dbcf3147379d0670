import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { onPrivacyChoice } from '../analytics/choice.ts'
import { decide, useConsent } from '../analytics/consent.ts'
import { reportPageView } from '../analytics/pageViews.ts'
import { parseEnv } from '../config/env.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { PageLink } from '../ui/PageLink.tsx'
import classes from './Agreement.module.css'

/** Asks once, in the page's language, whether page views may be counted; declining is as easy as agreeing. */
export function Agreement() {
  const { m, label } = useCommon()
  const consent = useConsent()
  const maps = parseEnv(import.meta.env).mapsApiKey !== null
  const [asked, setAsked] = useState(false)
  const accept = useRef<HTMLButtonElement>(null)
  usePageViews(consent === 'granted')
  useEffect(() => onPrivacyChoice(() => setAsked(true)), [])
  useEffect(() => {
    if (asked) accept.current?.focus()
  }, [asked])
  if (consent !== 'unset' && !asked) return null
  const choose = (choice: 'granted' | 'denied') => () => {
    const withdrawn = choice === 'denied' && consent === 'granted'
    decide(choice)
    setAsked(false)
    if (withdrawn) forgetService()
  }
  return (
    <section className={classes.banner} {...label('privacy.banner.label')}>
      <p>
        {m(maps ? 'privacy.banner.textWithMaps' : 'privacy.banner.text')}{' '}
        <PageLink page="privacy">{m('privacy.banner.more')}</PageLink>
      </p>
      <div className={classes.actions}>
        <button ref={accept} type="button" className={classes.button} onClick={choose('granted')}>
          {m('privacy.banner.accept')}
        </button>
        <button type="button" className={classes.button} onClick={choose('denied')}>
          {m('privacy.banner.decline')}
        </button>
      </div>
    </section>
  )
}

/** Consent taken back: the service's cookies go, and with a reload so does its script. */
function forgetService() {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
  }
  location.reload()
}

/** Reports the current path when consent comes, and each route view from then on. */
function usePageViews(granted: boolean) {
  const { pathname } = useLocation()
  useEffect(() => {
    const { measurementId } = parseEnv(import.meta.env)
    if (granted && measurementId) reportPageView(measurementId, pathname)
  }, [granted, pathname])
}
