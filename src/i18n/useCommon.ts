import type common from '#locales/en/common.json'
import { type Messages, useMessages } from './useMessages.tsx'

/** The messages that every page shares: actions, menus, footer. */
export function useCommon(): Messages<typeof common> {
  return useMessages<typeof common>('common')
}
