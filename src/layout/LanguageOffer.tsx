import { useEffect, useState } from 'react'
import IconX from '#icons/IconX.mjs'
import { LANGUAGE } from '../config/protocol.ts'
import { useLocale } from '../i18n/LocaleContext.ts'
import { dismissOffer, findOffer, type Offer } from '../i18n/offer.ts'
import classes from './LanguageOffer.module.css'

/**
 * A small note, in the visitor's own language, that this page exists in it. Nobody is redirected; a dismissal is kept.
 * It floats over the page's edge, so that nothing moves when it comes.
 */
export function LanguageOffer() {
  const { locale } = useLocale()
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    let current = true
    findOffer(locale.code).then(
      (found) => {
        if (current) setOffer(found)
      },
      // The note is a courtesy: without it the page is as good.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [locale.code])
  if (!offer) return null
  const dismiss = () => {
    dismissOffer()
    setOffer(null)
  }
  return (
    <aside className={classes.offer} lang={offer.locale.tag} dir={offer.locale.dir} aria-label={offer.text}>
      <a href={offer.href} hrefLang={offer.locale.tag} {...{ [LANGUAGE]: offer.locale.code }}>
        {offer.text}
      </a>
      <button type="button" className={classes.dismiss} onClick={dismiss} aria-label={offer.dismiss}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </aside>
  )
}
