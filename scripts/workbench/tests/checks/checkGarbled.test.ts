import { describe, expect, it } from 'vitest'
import { garbledAs } from '../../src/checks/texts/characters.ts'
import { saidOf } from './checkFixture.ts'

const texts = {
  pl: 'Zażółć gęślą jaźń – „tak” i WSPÓŁPRACA, RÓŻNE ŻÓŁWIE, ŁÓDŹ…',
  fr: '«\u00A0Où l’été naît, ça déçoit\u00A0» – «\u00A0é\u00A0», SANTÉ…, œuvre, CAFÉ\u00A0!',
  de: '„Spaß“ und „MENÜ“, Größe – „Ä“, „BÄ“, Fußgänger…',
  cs: 'Příliš žluťoučký kůň úpěl ďábelské ódy – „ŽLUŤOUČKÝ KŮŇ“, „Čtěte“',
  el: 'Η γρήγορη αλεπού – «πηδά» πάνω από το σκυλί…',
  ru: 'Съешь ещё этих мягких «французских» булок – да…',
  ar: 'نص حكيم له سر قاطع – ”نعم“، أليس كذلك؟',
  ja: '「いろはにほへと」ちりぬるを――〜（例）',
  sv: '”SMÅ” öar i ån, ”blåbär”…',
  pt: 'AMANHÃ… “NÃO”, “IRMÃ” e coração',
  ro: 'Țara „ÎNVĂŢĂTURĂ” și câştig, hotărâ…',
  vi: 'Tiếng Việt có “dấu” – Đó là ÂM…',
}

/** How a program shows a text of UTF-8 that it takes for another encoding. */
const readAs = (encoding: string, text: string) => new TextDecoder(encoding).decode(new TextEncoder().encode(text))

describe('letters in the wrong encoding', () => {
  it.each(Object.entries(texts))('are not in a sound text in %s', (_, text) => {
    expect(garbledAs(text)).toBeNull()
    for (const word of text.split(' ')) expect(garbledAs(word)).toBeNull()
  })

  it.each(['Windows-1250', 'Windows-1252', 'Macintosh'])(
    'are found in a text read as %s, which is named',
    (encoding) => {
      for (const text of Object.values(texts)) expect(garbledAs(readAs(encoding, text))).toBe(encoding)
    },
  )

  it('are an error, said in the reader’s terms', () => {
    expect(saidOf('A test', readAs('windows-1250', 'Próba'))).toEqual([
      'garbled-letters: expected “ó”: the file was UTF-8 and read as Windows-1250, found “Ăł” in “PrĂłba”',
    ])
  })
})
