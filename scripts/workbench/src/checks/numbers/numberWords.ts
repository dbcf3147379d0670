import { once } from '../../lib/once.ts'

/**
 * The beginnings of the words for 1 to 12, cardinal and ordinal, by language; then those of other numbers. A point is
 * any character, such as a space.
 */
const stems: Readonly<Record<string, string>> = {
  ar: 'واحد|أول|اول|إحدى اثن|ثان|مرت ثلاث|ثالث أربع|رابع خمس|خامس ست|سادس سبع|سابع ثمان|ثامن تسع|تاسع عشر|عاشر أحد عشر|حادي اثنا عشر|ثاني عشر',
  cs: 'jed|prvn dv|druh tři|třet čtyř|čtvrt pět|pát šest sedm osm devět|devát deset|desát jedenáct dvanáct',
  de: 'ein|erst zwei|zweit drei|dritt vier fünf sechs sieb acht neun zehn elf zwölf 14=vierzehn 15=fünfzehn 20=zwanzig 30=dreißig 40=vierzig 50=fünfzig|hälfte 25=viertel 75=drei.?viertel 100=hundert 1000=tausend 60=sechzig 70=siebzig 80=achtzig 90=neunzig 1.5=anderthalb|eineinhalb 2000000=zwei.million 24/7=rund.um.die.uhr',
  es: 'un|prim dos|segund tre|terc cuatr|cuart cinco|quint seis|sext siet|séptim och|octav nuev|noven diez|décim once doce 14=catorce 15=quince 20=veinte 30=treinta 40=cuarenta 50=cincuenta 60=sesenta 70=setenta 80=ochenta 90=noventa',
  fr: 'un|premi deux|second trois quatr cinq six sept huit neuf dix onze douze 14=quatorze 15=quinz 20=vingt 30=trente 40=quarant 50=cinquant 60=soixant',
  it: 'un|prim due|second tre|terz quattr|quart cinqu|quint sei|sest sett otto|ottav nove|non dieci|decim undici dodici',
  ja: '一|ひと 二|ふた 三 四 五 六 七 八 九 十 十一 十二',
  nl: 'een|één|eerst twee drie|derde vier vijf zes zeven acht negen tien elf twaalf',
  pl: String.raw`jed|pierwsz dw|drug trz|trzec cztere|czter|czwart pię|piąt sześ|szóst|pół.?ro[kc] sied|siód ośm|osiem|ósm dziew dzies jedena dwana|dwuna|połudn|(?<!\d.)rok[ui]?(?!\p{L}|.\d) 14=cztern 15=piętn|kwadrans 18=osiemn|półtor\p{L}.rok 20=dwadzie|dwudzie 30=trzydzie|pół.?godzin 40=czterdzie 50=pięćdzie|połow 25=ćwier 100=sto(?!\p{L})|stu|setk|setn 1000=tysi 60=sześćdzie 70=siedemdzie 80=osiemdzie 90=dziewięćdzie|półtorej.godz 0.5=pół(?!\p{L})|połow 1.5=półtor 2.5=dw\p{L}+.i.pół 1500=półtor\p{L}.tysi 1500000=półtor\p{L}.milion 2000000=dw\p{L}+.milion 1500000000=półtor\p{L}.miliard 1/2=pół|połow 1/3=jedn\p{L}+.trzeci 2/3=dw\p{L}+.trzeci 1/4=jedn\p{L}+.czwart|ćwier 3/4=trz\p{L}+.czwart 24/7=całodob|cał\p{L}+.dob`,
  pt: 'um|prim dois|duas|segund três|terc quatr|quart cinco|quint seis|sext set|sétim oito|oitav nov|non dez|décim onze doze',
  ru: 'од|перв дв|втор тр четыр|четв|четвёрт пят шест сем|седьм восьм|восем девят десят одиннадцат двенадцат',
  uk: 'од|перш дв|друг тр чотир|четвер п.ят шіст|шост сім|сьом вісім|восьм дев.ят десят одинадцят дванадцят',
  zh: '一 二|两|兩 三 四 五 六 七 八 九 十 十一 十二',
}

const wordsOf = once((code: string): ReadonlyMap<string, RegExp> => {
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
      return [String(value), new RegExp(`${start}(?:${words})`, 'iu')]
    }),
  )
})

/** True if a text of a language has words for a number, such as "3/4", that is in the list. */
export const hasWordFor = (value: string, text: string, code: string): boolean =>
  wordsOf(code).get(value)?.test(text) ?? false
