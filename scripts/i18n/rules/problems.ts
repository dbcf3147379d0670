import type { LocaleProblem } from '../localeFile.ts'
import type { Finding } from '../output.ts'

const place = /^(?<file>[^:]+?\/?)(?::(?<line>\d+)(?::\d+)?)?: (?<message>.*)$/s
const sentences = /^(?<found>.*)\. Expected (?<expected>.*?)\.?$/s
const expectedFirst = /^expected (?<expected>.*), found (?<found>.*?)\.?$/s
const notValid = /^not valid JSON \((?<code>\w+)\)(?:, found (?<found>.*?))?\.?$/s

/** A file that could not be read, as a finding like all others. */
export function problemFinding({ message: whole }: Pick<LocaleProblem, 'message'>): Finding {
  const { file = 'locales', line = '1', message = whole } = place.exec(whole)?.groups ?? {}
  const json = notValid.exec(message)?.groups
  const said = (sentences.exec(message) ?? expectedFirst.exec(message))?.groups
  return {
    file,
    line: Number(line),
    key: '',
    rule: 'locale-file',
    severity: 'error',
    expected: json ? 'valid JSON' : (said?.['expected'] ?? 'a file that can be read'),
    found: json
      ? `${json['found'] ?? 'something else'} (${json['code']})`
      : (said?.['found'] ?? message.replace(/\.$/, '')),
  }
}
