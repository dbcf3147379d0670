import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../i18n/LocaleContext.ts'
import { dismissOffer, findOffer } from '../i18n/offer.ts'

/**
 * A note, in the visitor's language, that this page exists in it. It never redirects, and a dismissal is stored. Most
 * visitors never see it, so its code and styles are loaded on demand.
 */
export function LanguageOffer() {
  const { locale } = useLocale()
  const [note, setNote] = useState<ReactNode>(null)
  useEffect(() => {
    let current = true
    const dismiss = () => {
      dismissOffer()
      setNote(null)
    }
    const show = async () => {
      const offer = await findOffer(locale.code)
      if (!offer) return
      const { OfferNote } = await import('./OfferNote.tsx')
      if (current) setNote(<OfferNote offer={offer} onDismiss={dismiss} />)
    }
    // The note is optional: the page works without it.
    show().catch(() => undefined)
    return () => {
      current = false
    }
  }, [locale.code])
  return note
}
