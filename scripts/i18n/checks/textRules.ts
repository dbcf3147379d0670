import type { Language } from './language.ts'
import { decimalRemarks } from './numbers/numbers.ts'
import type { Remark, RuleName } from './registry.ts'
import type { Text } from './text.ts'
import { invisibleRemarks } from './texts/characters.ts'
import { braceRemarks, markupRemarks, tagPairRemarks } from './texts/codes.ts'
import { garbledRemarks } from './texts/garbled.ts'
import { quotationRemarks } from './texts/quotes.ts'
import { doubledWordRemarks, spaceRemarks } from './texts/spaces.ts'
import { unknownVariableRemarks } from './texts/variables.ts'

/**
 * The rules for a text as such. `language` is null for a text in no language; `source` is the English of a translation,
 * and null for a text of English or one that stays as it is.
 */
export function textRemarks(text: Text, language: Language | null, source: Text | null): [RuleName, Remark][] {
  const remarks: [RuleName, Remark][] = []
  const add = (rule: RuleName, found: readonly Remark[]) => {
    for (const remark of found) remarks.push([rule, remark])
  }
  add('tag-pairs', tagPairRemarks(text))
  add('markup', [...markupRemarks(text), ...braceRemarks(text)])
  add('unknown-variable', unknownVariableRemarks(text, source))
  add('spaces', spaceRemarks(text))
  add('invisible-characters', invisibleRemarks(text, language?.code ?? ''))
  add('garbled-letters', garbledRemarks(text))
  if (!language) return remarks
  add('doubled-word', doubledWordRemarks(text, language.code))
  add('quotation-marks', quotationRemarks(text, language.quotationMarks))
  add('decimal-sign', decimalRemarks(text, language.numberSigns, source))
  return remarks
}
