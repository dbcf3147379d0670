import { splitCodes } from '../../../i18n/model/codes.ts'
import classes from './FormFields.module.css'

/** How long a text is, and may be. What variables will say is not known here: with some, the number is a lower bound. */
export function LengthNow({ text, max }: { readonly text: string; readonly max: number | null }) {
  if (max === null) return null
  const parts = splitCodes(text)
  const words = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
  const length = [...words].length
  const hasVariables = parts.some(({ kind }) => kind === 'variable')
  return (
    <span className={classes['length']} data-too-long={length > max || undefined}>
      {length}
      {hasVariables && ' and variables'} of {max} characters
    </span>
  )
}
