import { isLocaleCode } from '../../../../src/config/locales.ts'
import { splitCodes } from '../../../i18n/model/codes.ts'
import { statedVariables } from '../../../i18n/model/publishing/interpolateClaims.ts'
import { printedText } from '../../../i18n/siteRules.ts'
import { usePanel } from '../PanelContext.ts'
import classes from './FormFields.module.css'

/** How long a text is as "check" counts it, and may be. With variables that only a visitor fills, that is a lower bound. */
export function LengthNow({ text, max }: { readonly text: string; readonly max: number | null }) {
  const { code } = usePanel().workspace.project.target
  if (max === null || !isLocaleCode(code)) return null
  const length = [...printedText(code, text)].length
  const isOpen = splitCodes(text).some((part) => part.kind === 'variable' && !Object.hasOwn(statedVariables, part.name))
  return (
    <span className={classes['length']} data-too-long={length > max || undefined}>
      {length}
      {isOpen && ' and variables'} of {max} characters
    </span>
  )
}
