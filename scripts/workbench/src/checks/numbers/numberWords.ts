import { once } from '../../lib/once.ts'

/** The beginnings of the words for 1 to 12, cardinal and ordinal, by language; then those of other numbers. */
const stems: Readonly<Record<string, string>> = {
  ar: 'واحد|أول|اول|إحدى اثن|ثان|مرت ثلاث|ثالث أربع|رابع خمس|خامس ست|سادس سبع|سابع ثمان|ثامن تسع|تاسع عشر|عاشر أحد عشر|حادي اثنا عشر|ثاني عشر',
  cs: 'jed|prvn dv|druh tři|třet čtyř|čtvrt pět|pát šest sedm osm devět|devát deset|desát jedenáct dvanáct',
  de: 'ein|erst zwei|zweit drei|dritt vier fünf sechs sieb acht neun zehn elf zwölf 14=vierzehn 15=fünfzehn 20=zwanzig 30=dreißig 40=vierzig 50=fünfzig 60=sechzig 90=neunzig',
  es: 'un|prim dos|segund tre|terc cuatr|cuart cinco|quint seis|sext siet|séptim och|octav nuev|noven diez|décim once doce 14=catorce 15=quince 20=veinte 30=treinta 40=cuarenta 50=cincuenta 60=sesenta 90=noventa',
  fr: 'un|premi deux|second trois quatr cinq six sept huit neuf dix onze douze 14=quatorze 15=quinz 20=vingt 30=trente 40=quarant 50=cinquant 60=soixant',
  it: 'un|prim due|second tre|terz quattr|quart cinqu|quint sei|sest sett otto|ottav nove|non dieci|decim undici dodici',
  ja: '一|ひと 二|ふた 三 四 五 六 七 八 九 十 十一 十二',
  nl: 'een|één|eerst twee drie|derde vier vijf zes zeven acht negen tien elf twaalf',
  pl: 'jed|pierwsz dw|drug trz|trzec cztere|czter|czwart pię|piąt sześ|szóst sied|siód ośm|osiem|ósm dziew dzies jedena dwana|dwuna 14=cztern 15=piętn 20=dwadzie|dwudzie 30=trzydzie 40=czterdzie 50=pięćdzie 60=sześćdzie 90=dziewięćdzie',
  pt: 'um|prim dois|duas|segund três|terc quatr|quart cinco|quint seis|sext set|sétim oito|oitav nov|non dez|décim onze doze',
  ru: 'од|перв дв|втор тр четыр|четв|четвёрт пят шест сем|седьм восьм|восем девят десят одиннадцат двенадцат',
  uk: 'од|перш дв|друг тр чотир|четвер п.ят шіст|шост сім|сьом вісім|восьм дев.ят десят одинадцят дванадцят',
  zh: '一 二|两|兩 三 四 五 六 七 八 九 十 十一 十二',
}

const wordsOf = once((code: string): ReadonlyMap<number, RegExp> => {
  const start = /^(?:ja|zh)$/.test(code)
    ? ''
    : code === 'ar'
      ? String.raw`(?<!\p{L})[ولبفك]*(?:ال)?`
      : String.raw`(?<!\p{L})`
  // The Arabic word for twelve has a space in it.
  const list = stems[code]?.split(/ (?!عشر)/) ?? []
  return new Map(
    list.map((entry, at) => {
      const [words = '', value = at + 1] = entry.split('=').toReversed()
      return [Number(value), new RegExp(`${start}(?:${words})`, 'iu')]
    }),
  )
})

/** True if a text of a language has a word for a number that is in the list. */
export const hasWordFor = (value: string, text: string, code: string): boolean =>
  wordsOf(code).get(Number(value))?.test(text) ?? false
