import type { CodeWriter } from '../inline.ts'
import { element } from '../xml.ts'

/** A translator may move a code, and may neither remove nor double it. */
const kept = { canCopy: 'no', canDelete: 'no' }

/**
 * <ph> for a variable, <pc> for tags, <sc>/<ec> for half of them, <cp> for what XML cannot hold. `data` collects the texts
 * of a unit's codes, each once, with the ids by which the elements refer to them.
 */
export function codeWriter(data: Map<string, string>): CodeWriter {
  const reference = (text: string) => {
    const id = data.get(text) ?? `d${data.size + 1}`
    data.set(text, id)
    return id
  }
  const tag = (name: string) => ({ ...kept, type: 'fmt', subType: `isogloss:${name}` })
  return {
    character: (codePoint) => element('cp', { hex: codePoint.slice('U+'.length) }),
    variable: ({ id, name, text }) => {
      const type = { type: 'other', subType: 'isogloss:variable' }
      return element('ph', { id, dataRef: reference(text), disp: text, equiv: name, ...kept, ...type })
    },
    half: ({ id, name, text }, isOpening) => {
      const shown = { dataRef: reference(text), disp: text, equiv: '' }
      return element(isOpening ? 'sc' : 'ec', { id, isolated: 'yes', ...shown, ...tag(name) })
    },
    pair: ({ id, name }, content) => {
      const [start, end] = [`<${name}>`, `</${name}>`]
      const references = { dataRefStart: reference(start), dataRefEnd: reference(end) }
      const shown = { dispStart: start, dispEnd: end, equivStart: '', equivEnd: '' }
      return [element('pc', { id, ...references, ...shown, ...tag(name) }, content())]
    },
  }
}
