import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../i18n/LocaleContext.ts'
import { dismissOffer, findOffer } from '../i18n/offer.ts'

/**
 * A small note, in the visitor's own language, that this page exists in it. Nobody is redirected; a dismissal is kept.
 * Most visitors never see it, so its code and styles come when there is something to offer.
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
    // The note is a courtesy: without it the page is as good.
    show().catch(() => undefined)
    return () => {
      current = false
    }
  }, [locale.code])
  return note
}
