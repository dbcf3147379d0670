import type { ReactNode } from 'react'
import { plainText } from './plainText.ts'

/** The range also has full-width letters, which texts do not use. */
const isFullWidth = (text: ReactNode, at: 0 | -1) =>
  typeof text === 'string' && /[\u3001-\u301F\uFF01-\uFF65]/.test(plainText(text).at(at) ?? '')

/** Returns the separator of two texts: a space, or nothing next to full-width punctuation, which includes its own. */
export const spaceBetween = (first: ReactNode, second: ReactNode): string =>
  isFullWidth(first, -1) || isFullWidth(second, 0) ? '' : ' '

/** Joins two texts with their separator; returns the first if there is no second. */
export const joined = (first: ReactNode, second: ReactNode): ReactNode =>
  second ? (
    <>
      {first}
      {spaceBetween(first, second)}
      {second}
    </>
  ) : (
    first
  )
