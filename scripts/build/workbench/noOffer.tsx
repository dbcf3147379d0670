/** In place of src/layout/LanguageOffer.tsx where texts are edited: an offer of another language would cover them. */
export const LanguageOffer = () => null
