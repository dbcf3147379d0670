import type common from '#locales/en/common.json'
import { type Messages, useMessages } from './useMessages.tsx'

type Office = (typeof common)['office']

/** An office without a name gets the name of its place (scripts/build/texts/places.ts). */
type Common = Omit<typeof common, 'office'> & {
  readonly office: Omit<Office, 'names'> & { readonly names: Readonly<Record<string, string>> }
}

/** Returns the messages shared by all pages: actions, menus, footer. */
export function useCommon(): Messages<Common> {
  return useMessages<Common>('common')
}
