/** The reasons why a file cannot be corrected, with the values in their sentences. */
export type FaultCode =
  | 'too-large'
  | 'unknown-format'
  | 'not-well-formed'
  | 'document-type'
  | 'too-deep'
  | 'unknown-encoding'
  | 'wrong-encoding'
  | 'no-target-language'
  | 'no-translations'

type Parameters = Readonly<Record<string, string | number>>

const sentences: Readonly<Record<FaultCode, string>> = {
  'too-large': 'The file has {{size}} MB; at most {{most}} MB are read here.',
  'unknown-format': '{{name}} is not one of the formats that can be read: {{formats}}.',
  'not-well-formed': 'Line {{line}} of the file is broken: found {{found}}, needed {{expected}}.',
  'document-type': 'Line {{line}} of the file declares entities of its own, which are never read.',
  'too-deep': 'Line {{line}} of the file has tags nested more than {{most}} deep.',
  'unknown-encoding': 'The file declares the encoding {{encoding}}, which cannot be read.',
  'wrong-encoding': 'The file declares the encoding {{encoding}}, but line {{line}} has another one.',
  'no-target-language': 'Neither the file nor its name says which language its translations are in.',
  'no-translations': 'The file has no translation that could be corrected.',
}

/** Thrown for an unreadable file: one English sentence, and the data for a page to translate it. */
export class FileFault extends Error {
  readonly code: FaultCode
  readonly parameters: Parameters

  constructor(code: FaultCode, parameters: Parameters = {}) {
    super(sentences[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(parameters[name] ?? '')))
    this.name = 'FileFault'
    this.code = code
    this.parameters = parameters
  }
}
