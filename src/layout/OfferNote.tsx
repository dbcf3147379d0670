import IconX from '#icons/IconX.mjs'
import { LANGUAGE } from '../config/protocol.ts'
import type { Offer } from '../i18n/offer.ts'
import classes from './OfferNote.module.css'

interface OfferNoteProps {
  readonly offer: Offer
  readonly onDismiss: () => void
}

/**
 * The offer of another language, in that language. It floats over the page, so that its appearance causes no layout
 * shift.
 */
export function OfferNote({ offer, onDismiss }: OfferNoteProps) {
  return (
    <aside className={classes.offer} lang={offer.locale.tag} dir={offer.locale.dir} aria-label={offer.text}>
      <a href={offer.href} hrefLang={offer.locale.tag} {...{ [LANGUAGE]: offer.locale.code }}>
        {offer.text}
      </a>
      <button type="button" className={classes.dismiss} onClick={onDismiss} aria-label={offer.dismiss}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </aside>
  )
}
