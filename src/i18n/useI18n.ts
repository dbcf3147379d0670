import type { i18n } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'

/**
 * The i18next instance of the I18nextProvider around. Not useTranslation: an instance keeps its locale, and strings come
 * before the component that reads them, so nobody has to listen; with it, the strings of every page that is fetched
 * ahead had each component on the screen drawn again.
 */
export function useI18n(): i18n {
  const context = useContext(I18nContext)
  if (!context) throw new Error('useI18n needs an I18nextProvider around it.')
  return context.i18n
}
