import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodeText } from '../../src/lib/readText.ts'
import { sample } from '../fixtures/exchange/project.ts'
import { encoded } from '../fixtures/folder.ts'

const looksLike = (encoding: string) => ({
  expected: 'UTF-8',
  found: `bytes that look like ${encoding}`,
  next: 'Save the file as UTF-8.',
})

describe('a file in UTF-8', () => {
  it('is a text, its byte-order mark included', async () => {
    expect(await decodeText(Buffer.from('Zażółć 👩🏽‍⚕️'))).toBe('Zażółć 👩🏽‍⚕️')
    expect(await decodeText(Buffer.from('\uFEFFa'))).toBe('\uFEFFa')
    expect(await decodeText(Buffer.from(''))).toBe('')
  })

  it('is refused with one wrong byte, half a letter or a NUL, and the fault has the line', async () => {
    expect(await decodeText(Buffer.from('a\nb\xB3\n', 'latin1'))).toMatchObject({ line: 2, expected: 'UTF-8' })
    expect(await decodeText(Buffer.from('a\n\u0142').subarray(0, 3))).toMatchObject({ line: 2, expected: 'UTF-8' })
    expect(await decodeText(Buffer.from(`${'a\n'.repeat(9)}\0`))).toMatchObject({ line: 10, found: 'a NUL byte' })
  })
})

describe('a file in another encoding', () => {
  it('is recognized by its letters: Polish', async () => {
    const text = readFileSync(path.join(sample, 'locales/pl/pages/about.json'), 'utf8')
    const line = text.split('\n').findIndex((content) => /[^ -~]/.test(content)) + 1
    expect(await decodeText(encoded(text, 'windows-1250'), 'pl')).toEqual({ line, ...looksLike('Windows-1250') })
    expect(await decodeText(encoded(text, 'iso-8859-2'), 'pl')).toEqual({ line, ...looksLike('ISO-8859-2') })
  })

  it.each([
    ['fr', '{\n "a": "Découvrez où l’équipe est déjà là – à tout moment"\n}'],
    ['de', '{\n "a": "Prüfen Sie die Größe der Schaltfläche „Weiter“ für Ärzte"\n}'],
  ])('is recognized by its letters: %s', async (locale, text) => {
    expect(await decodeText(encoded(text, 'windows-1252'), locale)).toEqual({ line: 2, ...looksLike('Windows-1252') })
    const plain = text.replace(/[’–„“]/g, ' ')
    expect(await decodeText(encoded(plain, 'windows-1252'), locale)).toEqual({ line: 2, ...looksLike('ISO-8859-1') })
  })
})
