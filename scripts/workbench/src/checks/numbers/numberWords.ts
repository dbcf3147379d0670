import { once } from '../../lib/once.ts'
import type { NumberItem } from './numberItems.ts'

/**
 * The beginnings of words by language: for 1 to 12, cardinal and ordinal, then for other numbers and for units of time. A
 * point is any character, such as a space. "200" and "2.day" are for a word that is not made of both. "10+" and "20+" say how
 * words for units (U) and for tens (T) make the numbers up to 19 and to 99.
 */
const stems: Readonly<Record<string, string>> = {
  ar: String.raw`واحد|أول|اول|إحدى|حادي اثن|ثان|مرت ثلاث|ثالث أربع|رابع خمس|خامس ست|سادس سبع|سابع ثمان|ثامن تسع|تاسع عشر|عاشر|عقد أحد.عشر|حادي اثنا.عشر|ثاني.عشر|ظهر 20=عشر[وي]ن 30=ثلاث[وي]ن 40=أربع[وي]ن 50=خمس[وي]ن|نصف 60=ست[وي]ن 70=سبع[وي]ن 80=ثمان[وي]ن 90=تسع[وي]ن 100=مئة|مائة|قرن 200=مئت[اي]|مائت[اي] 1000=ألف|الف|آلاف 2000=ألف[اي] 1000000=مليون|ملايين 2000000=مليون[اي] 0.5,1/2=نصف 25,0.25,1/4=ربع 75,0.75,3/4=ثلاثة.أرباع 1/3=ثلث 2/3=ثلث[اي] 24/7=على.مدار.الساعة hour=ساعة|ساعات day=يوم|أيام week=أسبوع|أسابيع month=شهر|أشهر|شهور year=سنة|سنوات|عام|أعوام 2.hour=ساعت[اي] 1.5.hour=ساعة.ونصف 1.5.year=(?:سنة|عام).ونصف 2.day=يوم[اي]ن 2.week=أسبوع[اي] 2.month=شهر[اي] 2.year=سنت[اي]|عام[اي] 10+=U\p{L}{0,2}.عشر 20+=U\p{L}{0,2}.و(?:ال)?T`,
  cs: String.raw`jed|prvn dv|druh tři|třet čtyř|čtvrt|čtr p[aěá]t šest sedm osm dev[aěá]t deset|desát jedenáct dvanáct 20=dvac 30=třic 40=čtyřic 50=padesát|půl|polovin 60=šedesát 70=sedmdes 80=osmdes 90=devades 0.5,1/2=půl|polovin 100=sto(?!\p{L})|stov 1000=tisíc hour=hodin day=den|dn[eíůy] week=týd month=měsí year=ro[kč]|let 10+=U\p{L}{0,3}náct 20+=T\p{L}{0,4}.U|U\p{L}?aT`,
  de: 'ein|erst zwei|zweit drei|dritt vier fünf sechs? sieb acht neun zehn|jahrzehnt|dekade elf zwölf|mittag 20=zwanzig|fünftel 30=drei(?:ß|ss)ig 40=vierzig 50=fünfzig|hälfte 60=sechzig 70=siebzig 80=achtzig 90=neunzig 100=(?:jahr)?hundert 1000=tausend 1000000=million 0.5,1/2=halb|hälfte 25,0.25,1/4=viertel 75,0.75,3/4=drei.?viertel 1.5=anderthalb|eineinhalb 1/3=drittel 2/3=zwei.?drittel 24/7=rund.um.die.uhr|tag.und.nacht hour=st[uü]nd day=t[aä]g week=w[oö]ch month=monat year=j[aä]hr 3.month=quartal 10+=U(?:en)?zehn 20+=U(?:en)?undT',
  en: 'one|first|once|an?|single|per|hourly|daily|weekly|monthly|yearly two|second|twice three|thirds?|quarter four|fourth|quarters five|fifth six|sixth|half seven|seventh eight|eighth nine|ninth ten|tenth eleven|eleventh twelve|twelfth|dozen|noon|midday 0=zero|no 13=thirteen|thirteenth 14=fourteen|fourteenth 15=fifteen|fifteenth|quarter 16=sixteen|sixteenth 17=seventeen|seventeenth 18=eighteen|eighteenth 19=nineteen|nineteenth 20=twenty|twentieth 30=thirty|half 40=forty 45=quarters 50=fifty|half 60=sixty 70=seventy 80=eighty 90=ninety 0.5,1/2=half 25,0.25,1/4=quarter 75,0.75=quarters',
  es: String.raw`[uú]n|prim d[oó]s|segund tr[eé]|terc cuatr|cuart cinco|quint s[eé]is|sext siet|séptim och|octav nuev|noven diez|décim|década|deceni once doce|mediod 13=trece 14=catorce 15=quince 20=veint|quinta.parte 30=treinta 40=cuarenta 50=cincuenta|mitad 60=sesenta 70=setenta 80=ochenta 90=noventa 100=cien|centen|siglo 500=quinient 1000=mil(?:es)?(?!\p{L})|millar 1000000=mill[oó]n 0.5,1/2=medi[oa](?!\p{L})|mitad 25,0.25,1/4=cuart[oa] 75,0.75,3/4=tres.cuart 1/3=terci|tercera.parte 2/3=dos.terc 24/7=las.24.horas|día.y.noche hour=hora day=día|diari week=seman month=mes(?:es)?(?!\p{L})|mensual year=año|anual 1.5.hour=hora.y.media 1.5.year=año.y.medio 2.week=quincen 3.month=trimest 6.month=semest 10+=dieciU 20+=T(?:i|.y.)U`,
  fr: String.raw`un|premi deux|second trois quatr cinq six sept huit neu[fv] dix|décenni onz douz|(?<!après.)midi 13=treiz 14=quatorze 15=quinz 16=seiz 20=(?<!quatre.)vingt|cinquièm 30=trent[ea] 40=quarant 50=cinquant|moitié 60=soixant 70=septant 80=quatre.vingt|huitant|huit.sur.dix 90=nonant 100=siècle|cent(?:s|ain\p{L}+|ièm\p{L}+)?(?!\p{L}) 1000=mille(?!\p{L})|millier 1000000=million 0.5,1/2=demi|moitié 25,0.25,1/4=quart(?!\p{L}) 75,0.75,3/4=trois.quarts 1/3=tiers 2/3=deux.tiers 24/7=jour.et.nuit|24.?h\p{L}*.sur.24 hour=heure day=jour week=semaine|hebdo month=mois|mensu year=ans?(?!\p{L})|ann[éu] 1.5.hour=heure.et.demie 1.5.year=an.et.demi 2.week=quinzaine 3.month=trimest 6.month=semest 10+=dix.U 20+=T\p{L}?.(?:et.)?U`,
  it: String.raw`un|prim due|second tr[eé]|terz quattr|quart cinqu|quint sei|sest sett otto|ottav nove|non dieci|decim undici dodici 13=tredic 14=quattordic 15=quindic 16=sedic 17=diciassett 18=diciott 19=diciannov 20=vent 30=trent 40=quarant 50=cinquant|mezz|metà 60=sessant 70=settant 80=ottant 90=novant 0.5,1/2=mezz|metà 100=cent(?:o|inai\p{L})(?!\p{L}) 1000=mille|mila hour=or[ae](?!\p{L}) day=giorn week=settiman month=mes[ei](?!\p{L})|mensil year=ann[oiu] 20+=T\p{L}?U`,
  ja: '一|ひと 二|ふた 三 四 五 六 七 八 九 十|[1一]割 十一 十二|正午 20=二十|[2二]割 30=三十|[3三]割 40=四十 50=五十|[5五]割|半数|半分 60=六十 70=七十 80=八十 90=九十 100=百 1000=千 10000=一?万 0.5,1/2=半 25,0.25,1/4=四分の一 75,0.75,3/4=四分の三 1/3=三分の一 2/3=三分の二 24/7=24時間365日|年中無休 hour=時間 day=日 week=週 month=[かカヵヶケ箇]月 year=年 1.5.hour=[一1]時間半 1.5.year=[一1]年半 10+=十U 20+=TU',
  nl: String.raw`een|één|eerst twee derde|drie vier vijf zes zeven acht negen tien elf twaalf 13=dertien 14=veertien 20=twintig 30=dertig 40=veertig 50=vijftig|half|halve|helft 60=zestig 70=zeventig 80=tachtig 90=negentig 0.5,1/2=half|halve|helft 100=honderd 1000=duizend hour=uur|uren day=dag week=wek|week month=maand year=ja[ar]r? 10+=U(?:en)?tien 20+=U\p{L}{0,2}[eë]nT`,
  pl: String.raw`jed|pierwsz dw|drug trz|trzec cztere|czter|czwart pię|piąt sze[śs]|szóst sied|siód ośm|osiem|ósm dziew dzies|dekad jedena dwana|dwuna|połudn 20=dwadzie|dwudzie 30=trzydzie 40=czterdzie 50=pięćdzie|połow 60=sześćdzie 70=siedemdzie 80=osiemdzie 90=dziewięćdzie 100=sto(?!\p{L})|stu|setk|setn 200=dwieś|dwustu 300=trzyst 500=pięćse 1000=tysi 1000000=milion 1000000000=miliard 0.5,1/2=w?pół(?!tor)|połow 25,0.25,1/4=ćwier|jedn\p{L}+.czwart 75,0.75,3/4=trz\p{L}+.czwart 1.5=półtor 2.5=dw\p{L}+.i.pół 1/3=jedn\p{L}+.trzeci 2/3=dw\p{L}+.trzeci 24/7=całodob|o.każdej.porze.dnia.i.nocy|cał\p{L}+.dob hour=godz day=dni|dzie[nń]|dob[aęyo] week=tyg|tydz month=miesi year=ro[kc]|lat(?:a|ach)?(?!\p{L})|letni 0.25.hour=kwadrans 0.75.hour=trz\p{L}+.kwadrans 3.month=kwarta 10+=U\p{L}{0,3}na[śs] 20+=T\p{L}{0,6}.?U`,
  pt: String.raw`um|prim dois|duas|segund três|terc quatr|quart cinco|quint seis|sext set|sétim oito|oitav nov|non dez|décim onze doze 13=treze 14=catorze|quatorze 15=quinze 20=vint 30=trint 40=quarent 50=cinquent|mei[oa]|metade 60=sessent 70=setent 80=oitent 90=novent 0.5,1/2=mei[oa]|metade 100=cem(?!\p{L})|cent[oe] 1000=mil(?!\p{L})|milhar hour=hora day=dia week=seman month=m[eê]s(?!\p{L})|meses year=ano|anual 10+=dez[ae]?s?U 20+=T\p{L}?.e.U`,
  ru: String.raw`од|перв дв|втор тр четыр|четв|четвёрт пят шест сем|седьм восьм|восем девят десят одиннадцат двенадцат 20=двадцат 30=тридцат 40=сорок 50=пят[ьи]десят|пол 60=шест[ьи]десят 70=сем[ьи]десят 80=восемьдесят|восьмидесят 90=девяност 0.5,1/2=пол 100=сто(?!\p{L})|сот 1000=тысяч hour=час day=день|дн|сут week=недел month=месяц year=год|лет 10+=U\p{L}{0,2}надцат 20+=T\p{L}{0,3}.U`,
  uk: String.raw`од|перш дв|друг тр чотир|четвер п.ят шіст|шост сім|сьом вісім|восьм дев.ят десят одинадцят дванадцят 20=двадцят 30=тридцят 40=сорок 50=п.яти?десят|пів|полов 60=шісти?десят|шестидесят 70=сімдесят|семидесят 80=вісімдесят|восьмидесят 90=дев.яност 0.5,1/2=пів|полов 100=сто(?!\p{L})|сот 1000=тисяч hour=годин day=день|дн|доб week=тиж month=місяц year=р[оі]к 10+=U\p{L}{0,2}надцят 20+=T\p{L}{0,3}.U`,
  zh: '一 二|两|兩 三 四 五 六 七 八 九 十|九折 十一 十二|[正中]午 20=二十|八折 30=三十|七折 40=四十 50=五十|五折|对折|半[价價]|半数|一半 60=六十 70=七十 80=八十 90=九十 100=百(?!分[比点點]) 1000=千(?![克米]) 10000=一?万 0.5,1/2=半 25,0.25,1/4=四分之一 75,0.75,3/4=四分之三 1/3=三分之一 2/3=三分之二 24/7=全天候|全年[无無]休 0.25.hour=一刻[钟鐘] 0.75.hour=三刻[钟鐘] hour=小[时時] day=天|日 week=[周週]|星期 month=[个個]月 year=年 1.5.hour=[一1][个個]半小[时時] 1.5.year=[一1]年半 10+=十U 20+=TU',
}

/** The expressions for the words of a language by what they mean, and those before a word and between two. */
const wordsOf = once((code: string) => {
  const isUnspaced = code === 'ja' || code === 'zh'
  const listed = stems[code]?.split(' ').flatMap((entry, at) => {
    const [words = '', values = String(at + 1)] = entry.split('=').toReversed()
    return values.split(',').map((value) => [value, `(?:${words})`] as const)
  })
  return {
    meanings: new Map(listed),
    start: isUnspaced ? '' : String.raw`(?<!\p{L})${code === 'ar' ? '[ولبفك]*(?:ال)?' : ''}`,
    end: code === 'en' ? String.raw`(?!\p{L})` : '',
    gap: isUnspaced ? '' : String.raw`\p{L}{0,6}[\s\u00A0-]?(?:d[e'’]\s?)?`,
  }
})

/** The expressions for a number or a time, listed or made of two: 70 is "soixante-dix", 5:30 "halb sechs". */
function wordsFor(value: string, code: string): readonly string[] {
  const { meanings, gap } = wordsOf(code)
  const [number, hour] = [Number(value), /^(\d+):30$/.exec(value)?.[1] ?? Number.NaN]
  const parts: readonly (readonly [units: number, tens: number | string, template?: string])[] = [
    ...[100, 1000, 1e4, 1e6, 1e9].map((scale) => [number / scale, scale, `U${gap}T`] as const),
    ...[number % 10, (number % 10) + 10].map((units) => {
      return [units, number - units, meanings.get(number < 20 ? '10+' : '20+')] as const
    }),
    ...[[Number(hour), '1/2', String.raw`U\P{N}{0,12}?T`] as const, [Number(hour) + 1, '1/2', 'T.(?:do.)?U'] as const],
  ]
  const made = parts.flatMap(([units, tens, template]) => {
    const larger = meanings.get(String(tens))
    const words = larger && template && units >= 0.5 ? wordsFor(String(units), code) : []
    return words.flatMap((word) => template?.replace(/[TU]/g, (part) => `(?:${part === 'T' ? larger : word})`) ?? [])
  })
  return [...made, meanings.get(value) ?? []].flat()
}

/** The expressions for the words of a language for a number or a time, such as "3/4", 200 or 5:30; null without words. */
export const numberPatterns = once((code: string) => {
  const { start, end } = wordsOf(code)
  return once((value: string) => {
    const words = wordsFor(value, code)
    return words.length > 0 ? new RegExp(`${start}(?:${words.join('|')})${end}`, 'iu') : null
  })
})

const { meanings: english, start: wordStart, end: wordEnd } = wordsOf('en')
const englishWords = new RegExp(
  `${wordStart}(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-)?(?:${[...english.values()].join('|')})${wordEnd}`,
  'giu',
)

/** All that an English word for a number may mean: half of something is 50 % or 0.5, half an hour 30 minutes. */
const valuesOf = once((word: string): readonly string[] => {
  const [ten = '', ones] = word.split('-')
  if (ones !== undefined) return [String(Number(valuesOf(ten)) + Number(valuesOf(ones)[0]))]
  return [...english].flatMap(([value, words]) => (new RegExp(`^${words}$`, 'iu').test(word) ? [value] : []))
})

/** The words for numbers in an English text. */
export const englishNumbersIn = (text: string) =>
  [...text.matchAll(englishWords)].map(({ 0: word, index }) => ({ word, index, values: valuesOf(word.toLowerCase()) }))

/** The spans of time in the words of a text, in each possible reading: 2 and "week" for "zweiwöchig", 1 and "year" for "rok". */
export function spansIn(text: string, code: string): Pick<NumberItem, 'readings' | 'unit'>[] {
  const { meanings, start, gap } = wordsOf(code)
  const words = [...meanings].filter(([value]) => Number(value))
  const number = String.raw`(?<number>${start}(?:${words.map(([, stem]) => stem).join('|')})${gap}|\d[\s\u00A0-]?)`
  return [...meanings].flatMap(([meaning, stem]) => {
    const [, whole, unit = ''] = /^([\d.]*?)\.?([a-z]+)$/.exec(meaning) ?? []
    // In a script without spaces, a unit may be part of any word, and needs its number.
    const counted = start ? `(?:${number}|${start})` : number
    const pattern = new RegExp((whole ? start : counted) + stem, 'giu')
    return [...(unit ? text.matchAll(pattern) : [])].flatMap(({ groups }) => {
      const found = groups?.['number']
      const values = found ? words.filter(([, word]) => new RegExp(start + word, 'iu').test(found)) : [[whole || '1']]
      return values.map(([value = '']) => ({ readings: [[value]], unit }))
    })
  })
}
