import { LANGUAGE, NATIVE, OFFERED } from '../config/protocol.ts'
import { dismissOffer, findOffer } from '../i18n/offer.ts'
import styles from './offer.css?inline'

/**
 * Shows a note, in the visitor's language, that this page exists in it: under the header, where the first inline script has
 * reserved a row. Without React, because it is for visitors who only read; most never see it, so its code is loaded on demand.
 */
export async function offerLanguage(): Promise<void> {
  const offer = await findOffer()
  if (!offer) return
  const { code, tag, text, href } = offer
  const note = create('aside', { id: 'language-offer', lang: tag, 'aria-label': text, [NATIVE]: '' })
  const link = create('a', { href, hreflang: tag, dir: 'auto', [LANGUAGE]: code }, text)
  const dismiss = create('button', { type: 'button', 'aria-label': offer.dismiss })
  dismiss.addEventListener('click', () => {
    dismissOffer()
    note.remove()
    document.documentElement.removeAttribute(OFFERED)
  })
  note.append(create('style', {}, styles), link, dismiss)
  document.body.append(note)
}

function create(name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.textContent = text
  return element
}
