import type common from '#locales/en/common.json'
import { type Messages, useMessages } from './useMessages.tsx'

type Office = (typeof common)['office']

/** Offices are the owner's: one that has no name has that of its place (scripts/build/texts/places.ts). */
type Common = Omit<typeof common, 'office'> & {
  readonly office: Omit<Office, 'names'> & { readonly names: Readonly<Record<string, string>> }
}

/** The messages that every page shares: actions, menus, footer. */
export function useCommon(): Messages<Common> {
  return useMessages<Common>('common')
}
