import enCommon from '#locales/en/common.json' with { type: 'json' }
import enForms from '#locales/en/forms.json' with { type: 'json' }
import enTranslation from '#locales/en/pages/services-translation-services.json' with { type: 'json' }
import enHealthcare from '#locales/en/pages/solutions-healthcare.json' with { type: 'json' }
import plCommon from '#locales/pl/common.json' with { type: 'json' }
import plForms from '#locales/pl/forms.json' with { type: 'json' }
import plTranslation from '#locales/pl/pages/services-translation-services.json' with { type: 'json' }
import plHealthcare from '#locales/pl/pages/solutions-healthcare.json' with { type: 'json' }

export const en = {
  name: 'English',
  prefix: '',
  common: enCommon,
  forms: enForms,
  translation: enTranslation,
  healthcare: enHealthcare,
}
export const pl = {
  name: 'Polski',
  prefix: '/pl',
  common: plCommon,
  forms: plForms,
  translation: plTranslation,
  healthcare: plHealthcare,
}

/** What the tests of a language need: where its pages are, and the words that the site takes from its locale files. */
export type Language = typeof en
