import { once } from '../../lib/once.ts'

/** The beginnings of the words for 1 to 12, cardinal and ordinal, by language. */
const stems: Readonly<Record<string, string>> = {
  ar: 'واحد|أول|اول|إحدى اثن|ثان|مرت ثلاث|ثالث أربع|رابع خمس|خامس ست|سادس سبع|سابع ثمان|ثامن تسع|تاسع عشر|عاشر أحد عشر|حادي اثنا عشر|ثاني عشر',
  cs: 'jed|prvn dv|druh tři|třet čtyř|čtvrt pět|pát šest sedm osm devět|devát deset|desát jedenáct dvanáct',
  de: 'ein|erst zwei|zweit drei|dritt vier fünf sechs sieb acht neun zehn elf zwölf',
  es: 'un|prim dos|segund tre|terc cuatr|cuart cinco|quint seis|sext siet|séptim och|octav nuev|noven diez|décim once doce',
  fr: 'un|premi deux|second trois quatr cinq six sept huit neuf dix onze douze',
  it: 'un|prim due|second tre|terz quattr|quart cinqu|quint sei|sest sett otto|ottav nove|non dieci|decim undici dodici',
  ja: '一|ひと 二|ふた 三 四 五 六 七 八 九 十 十一 十二',
  nl: 'een|één|eerst twee drie|derde vier vijf zes zeven acht negen tien elf twaalf',
  pl: 'jed|pierwsz dw|drug trz|trzec cztere|czter|czwart pię|piąt sześ|szóst sied|siód ośm|osiem|ósm dziew dzies jedena dwana|dwuna',
  pt: 'um|prim dois|duas|segund três|terc quatr|quart cinco|quint seis|sext set|sétim oito|oitav nov|non dez|décim onze doze',
  ru: 'од|перв дв|втор тр четыр|четв|четвёрт пят шест сем|седьм восьм|восем девят десят одиннадцат двенадцат',
  uk: 'од|перш дв|друг тр чотир|четвер п.ят шіст|шост сім|сьом вісім|восьм дев.ят десят одинадцят дванадцят',
  zh: '一 二|两|兩 三 四 五 六 七 八 九 十 十一 十二',
}

const wordsOf = once((code: string): readonly RegExp[] => {
  const start = /^(?:ja|zh)$/.test(code)
    ? ''
    : code === 'ar'
      ? String.raw`(?<!\p{L})[ولبفك]*(?:ال)?`
      : String.raw`(?<!\p{L})`
  // The Arabic word for twelve has a space in it.
  const list = stems[code]?.split(/ (?!عشر)/) ?? []
  return list.map((words) => new RegExp(`${start}(?:${words})`, 'iu'))
})

/** True if a text of a language has a word for a number from 1 to 12. */
export const hasWordFor = (value: string, text: string, code: string): boolean =>
  wordsOf(code)[Number(value) - 1]?.test(text) ?? false
