import type { i18n } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'

/**
 * The i18next instance of the I18nextProvider. Not useTranslation: an instance keeps its locale, and messages load before
 * the component that reads them, so nothing has to subscribe; with it, prefetching a page's messages re-rendered every
 * component on the screen.
 */
export function useI18n(): i18n {
  const context = useContext(I18nContext)
  if (!context) throw new Error('useI18n needs an I18nextProvider around it.')
  return context.i18n
}
