import type { i18n } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'

/**
 * Returns the i18next instance of the I18nextProvider. useTranslation is not used: it subscribes to changes, and prefetching
 * a page's messages re-rendered every component. No subscription is needed, because the locale of an instance is fixed and
 * messages load before the components that read them.
 */
export function useI18n(): i18n {
  const context = useContext(I18nContext)
  if (!context) throw new Error('useI18n needs an I18nextProvider around it.')
  return context.i18n
}
