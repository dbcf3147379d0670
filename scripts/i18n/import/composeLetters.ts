import type { ReadUnit } from '../formats/model.ts'
import type { UnitForm } from '../model/units.ts'

/**
 * A text with its letters and their accents as one character each (NFC), as keyboards write them. Some programs take them
 * apart (NFD), which nobody sees. `form` is the text here: what is apart here stays so.
 */
export function composeLetters(text: ReadUnit, form: UnitForm | undefined): ReadUnit {
  const { source, target, comments } = text
  return {
    ...text,
    source: isComposed(form?.source ?? '') ? source.normalize() : source,
    target: isComposed(form?.target ?? '') ? (target?.normalize() ?? null) : target,
    comments: comments.map((line) => line.normalize()),
  }
}

const isComposed = (text: string) => text === text.normalize()
