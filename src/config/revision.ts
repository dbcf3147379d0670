/** A sentence of a leaflet in one language, split around "once a day" in the draft and "once a week" in the revision. */
interface Target {
  readonly lang: string
  readonly before: string
  readonly wrong: string
  readonly right: string
  readonly after: string
}

/**
 * The sentence under revision on the home page. Methotrexate taken daily instead of weekly can be fatal (EMA/PRAC, 2019).
 * Each language has the wording of its leaflets and its form of the substance's INN. The sentences are the same in all
 * locales.
 */
export const revision = {
  source: { lang: 'en', before: 'Take 10\u00A0mg of methotrexate ', phrase: 'once a week', after: '.' },
  /** Initials of the translator and the second linguist. */
  initials: ['A. L.', 'M. O.'], // SAMPLE
  targets: [
    {
      lang: 'pl',
      before: 'Metotreksat w\u00A0dawce 10\u00A0mg należy przyjmować ',
      wrong: 'raz na dobę',
      right: 'raz w tygodniu',
      after: '.',
    },
    {
      lang: 'de',
      before: 'Nehmen Sie 10\u00A0mg Methotrexat ',
      wrong: 'einmal täglich',
      right: 'einmal wöchentlich',
      after: ' ein.',
    },
    {
      lang: 'es',
      before: 'Tome 10\u00A0mg de metotrexato ',
      wrong: 'una vez al día',
      right: 'una vez a la semana',
      after: '.',
    },
    {
      lang: 'fr',
      before: 'Prenez 10\u00A0mg de méthotrexate ',
      wrong: 'une fois par jour',
      right: 'une fois par semaine',
      after: '.',
    },
    {
      lang: 'ar',
      before: 'تناول 10\u00A0ملغ من الميثوتريكسات ',
      wrong: 'مرة واحدة يومياً',
      right: 'مرة واحدة أسبوعياً',
      after: '.',
    },
    {
      lang: 'ja',
      before: 'メトトレキサートは、1回10\u00A0mgを',
      wrong: '1日1回',
      right: '1週間に1回',
      after: '服用してください。',
    },
    {
      lang: 'zh-Hans',
      before: '甲氨蝶呤每次服用10\u00A0mg，',
      wrong: '每日一次',
      right: '每周一次',
      after: '。',
    },
  ],
} as const satisfies {
  source: { lang: string; before: string; phrase: string; after: string }
  initials: readonly string[]
  targets: readonly Target[]
}
