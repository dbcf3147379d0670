import { describe, expect, it } from 'vitest'
import { decodeText } from '../../src/lib/readText.ts'
import { encoded } from '../fixtures/folder.ts'

describe('a file in UTF-8', () => {
  it('is a text, its byte-order mark included', () => {
    expect(decodeText(Buffer.from('Zażółć 👩🏽‍⚕️'))).toBe('Zażółć 👩🏽‍⚕️')
    expect(decodeText(Buffer.from('\uFEFFa'))).toBe('\uFEFFa')
    expect(decodeText(Buffer.from(''))).toBe('')
  })

  it('is refused with one wrong byte, half a letter or a NUL, and the fault has the line', () => {
    expect(decodeText(Buffer.from('a\nb\xB3\n', 'latin1'))).toMatchObject({ line: 2, expected: 'UTF-8' })
    expect(decodeText(Buffer.from('a\n\u0142').subarray(0, 3))).toMatchObject({ line: 2, expected: 'UTF-8' })
    expect(decodeText(Buffer.from(`${'a\n'.repeat(9)}\0`))).toMatchObject({ line: 10, expected: 'UTF-8' })
  })
})

it('refuses another encoding at the first of its letters', () => {
  const text = '{\n "a": "Świadoma zgoda każdego pacjenta"\n}'
  const next = 'Save the file as UTF-8.'
  const fault = { line: 2, expected: 'UTF-8', found: 'letters in another encoding', next }
  expect(decodeText(encoded(text, 'windows-1250'))).toEqual(fault)
})
