import type { PageId } from './routes.ts'

/** The languages of the terms, as values of `lang`. */
// biome-ignore format: a table.
export const termLanguages = [
  'en', 'pl', 'de', 'fr', 'es', 'it', 'pt', 'ro', 'nl', 'sv', 'da', 'cs', 'sk', 'hu', 'fi', 'tr', 'el', 'bg', 'ru', 'uk',
  'ja', 'ar', 'zh',
] as const

export type TermLanguage = (typeof termLanguages)[number]

/** The language of the largest word on the pages of a locale: its own, or English where the terms do not have it. */
export function artLanguage({ tag }: { readonly tag: string }): TermLanguage {
  const [own] = tag.split('-')
  return termLanguages.find((language) => language === own) ?? 'en'
}

export type Term = readonly [lang: TermLanguage, term: string]

/**
 * The words on the contour-line art of each page: an isogloss is the line on a map between the people who say one word
 * and those who say another. Each page has a term of its own in twelve languages, and in those of the site. The first entries
 * are the shortest and most different, since a small picture shows only eight: that of the reader's language, which is the
 * largest, the English one, and the first of the others.
 *
 * Rules: in every row the languages of the site; one that lacks its word there shows the English one; among the first nine, one
 * to three terms in Greek, Cyrillic, Japanese or Arabic script, the only ones that the fonts have besides Latin and Chinese; at
 * most 24 characters; no spelling twice in a row, but in Japanese and Chinese.
 * A noun stands in the nominative singular unless its source or the interface has the plural. Capitals only where
 * the language writes a noun so.
 *
 * Sources: the official text named above each group, in its language versions (EUR-Lex, EMA, EDQM, PMDA, WHO); for
 * general vocabulary, and for a language that the source does not have, the usual noun of the dictionaries.
 */
// biome-ignore format: a table, a few lines for each page.
const terms: Readonly<Partial<Record<PageId, readonly Term[]>>> = {
  // EDQM Standard Terms, “Tablet”; Arabic: dictionary.
  home: [
    ['en', 'tablet'], ['pl', 'tabletka'], ['fr', 'comprimé'], ['de', 'Tablette'], ['el', 'δισκίο'], ['it', 'compressa'],
    ['ar', 'قرص'], ['es', 'comprimido'], ['hu', 'tabletta'], ['sv', 'tablett'], ['ro', 'comprimat'], ['fi', 'tabletti'],
    ['ja', '錠剤'], ['zh', '片剂'],
  ],

  // The company. Evidence: national editions of ISO 9000, 3.8.3. Study: the noun of “clinical study”, Regulation (EU)
  // No 536/2014, Article 2(2). The rest: dictionaries.
  about: [
    ['en', 'evidence'], ['pl', 'dowód'], ['de', 'Nachweis'], ['fr', 'preuve'], ['ja', '証拠'], ['sk', 'dôkaz'],
    ['fi', 'näyttö'], ['tr', 'kanıt'], ['nl', 'bewijs'], ['ro', 'dovadă'], ['es', 'evidencia'], ['ar', 'دليل'],
    ['zh', '证据'],
  ],
  'core-services': [
    ['en', 'study'], ['pl', 'badanie'], ['fr', 'étude'], ['de', 'Studie'], ['el', 'μελέτη'], ['fi', 'tutkimus'],
    ['es', 'estudio'], ['pt', 'estudo'], ['bg', 'изследване'], ['it', 'studio'], ['da', 'undersøgelse'],
    ['ro', 'studiu'],
    ['ar', 'دراسة'], ['ja', '試験'], ['zh', '研究'],
  ],
  offices: [
    ['en', 'office'], ['pl', 'biuro'], ['de', 'Büro'], ['hu', 'iroda'], ['fr', 'bureau'], ['ja', '事務所'],
    ['nl', 'kantoor'], ['es', 'oficina'], ['el', 'γραφείο'], ['fi', 'toimisto'], ['pt', 'escritório'], ['sv', 'kontor'],
    ['ar', 'مكتب'], ['zh', '办事处'],
  ],
  team: [
    ['en', 'responsibility'], ['pl', 'odpowiedzialność'], ['sv', 'ansvar'], ['ja', '責任'], ['el', 'ευθύνη'],
    ['fi', 'vastuu'], ['de', 'Verantwortung'], ['cs', 'odpovědnost'], ['hu', 'felelősség'], ['fr', 'responsabilité'],
    ['es', 'responsabilidad'], ['tr', 'sorumluluk'],
    ['ar', 'مسؤولية'], ['zh', '责任'],
  ],
  careers: [
    ['en', 'profession'], ['pl', 'zawód'], ['de', 'Beruf'], ['fr', 'métier'], ['sv', 'yrke'], ['ar', 'مهنة'],
    ['tr', 'meslek'], ['el', 'επάγγελμα'], ['sk', 'povolanie'], ['fi', 'ammatti'], ['nl', 'beroep'],
    ['es', 'profesión'],
    ['ja', '職業'], ['zh', '职业'],
  ],
  freelance: [
    ['en', 'mother tongue'], ['pl', 'język ojczysty'], ['hu', 'anyanyelv'], ['ja', '母語'], ['de', 'Muttersprache'],
    ['cs', 'mateřština'], ['uk', 'рідна мова'], ['fi', 'äidinkieli'], ['fr', 'langue maternelle'],
    ['es', 'lengua materna'], ['it', 'madrelingua'], ['sv', 'modersmål'],
    ['ar', 'اللغة الأم'], ['zh', '母语'],
  ],
  contacts: [
    ['en', 'answer'], ['pl', 'odpowiedź'], ['de', 'Antwort'], ['da', 'svar'], ['ru', 'ответ'], ['fr', 'réponse'],
    ['hu', 'válasz'], ['es', 'respuesta'], ['tr', 'yanıt'], ['ro', 'răspuns'], ['it', 'risposta'], ['ar', 'جواب'],
    ['ja', '回答'], ['zh', '答复'],
  ],

  // Language services. Quality: titles of ISO 9001. Back translation: usage in reports of linguistic validation. The
  // rest: dictionaries.
  services: [
    ['en', 'language'], ['pl', 'język'], ['de', 'Sprache'], ['fr', 'langue'], ['el', 'γλώσσα'], ['hu', 'nyelv'],
    ['fi', 'kieli'], ['ar', 'لغة'], ['nl', 'taal'], ['uk', 'мова'], ['tr', 'dil'], ['es', 'idioma'],
    ['ja', '言語'], ['zh', '语言'],
  ],
  'services-translation-services': [
    ['en', 'translation'], ['pl', 'tłumaczenie'], ['de', 'Übersetzung'], ['hu', 'fordítás'], ['ja', '翻訳'],
    ['fi', 'käännös'], ['el', 'μετάφραση'], ['cs', 'překlad'], ['fr', 'traduction'], ['tr', 'çeviri'],
    ['es', 'traducción'], ['nl', 'vertaling'],
    ['ar', 'ترجمة'], ['zh', '翻译'],
  ],
  'services-linguistic-quality': [
    ['en', 'quality'], ['pl', 'jakość'], ['de', 'Qualität'], ['fi', 'laatu'], ['fr', 'qualité'], ['hu', 'minőség'],
    ['ja', '品質'], ['uk', 'якість'], ['es', 'calidad'], ['ro', 'calitate'], ['sv', 'kvalitet'], ['tr', 'kalite'],
    ['ar', 'جودة'], ['zh', '质量'],
  ],
  'services-linguistic-validation': [
    ['en', 'back translation'], ['pl', 'tłumaczenie zwrotne'], ['tr', 'geri çeviri'], ['ja', '逆翻訳'],
    ['de', 'Rückübersetzung'], ['cs', 'zpětný překlad'], ['nl', 'terugvertaling'], ['ru', 'обратный перевод'],
    ['hu', 'visszafordítás'], ['fr', 'rétrotraduction'], ['es', 'retrotraducción'], ['fi', 'takaisinkäännös'],
    ['ar', 'ترجمة عكسية'], ['zh', '回译'],
  ],
  'services-interpreting': [
    ['en', 'interpreter'], ['pl', 'tłumacz ustny'], ['nl', 'tolk'], ['fi', 'tulkki'], ['hu', 'tolmács'],
    ['de', 'Dolmetscher'], ['ja', '通訳者'], ['cs', 'tlumočník'], ['el', 'διερμηνέας'], ['fr', 'interprète'],
    ['es', 'intérprete'], ['tr', 'tercüman'],
    ['ar', 'مترجم شفوي'], ['zh', '口译员'],
  ],

  // Digital content and film: the words of software, websites and film in each language; dictionaries.
  'services-content-services-localization': [
    ['en', 'content'], ['pl', 'treść'], ['cs', 'obsah'], ['de', 'Inhalt'], ['fr', 'contenu'], ['hu', 'tartalom'],
    ['el', 'περιεχόμενο'], ['tr', 'içerik'], ['fi', 'sisältö'], ['es', 'contenido'], ['da', 'indhold'], ['ar', 'محتوى'],
    ['ja', 'コンテンツ'], ['zh', '内容'],
  ],
  'services-website-localization': [
    ['en', 'home page'], ['pl', 'strona główna'], ['fi', 'etusivu'], ['hu', 'kezdőlap'], ['de', 'Startseite'],
    ['tr', 'ana sayfa'], ['el', 'αρχική σελίδα'], ['fr', 'page d’accueil'], ['es', 'página de inicio'],
    ['sv', 'startsida'], ['sk', 'domovská stránka'], ['ru', 'главная страница'],
    ['ar', 'الصفحة الرئيسية'], ['ja', 'トップページ'], ['zh', '首页'],
  ],
  'services-software-localization': [
    ['en', 'button'], ['pl', 'przycisk'], ['nl', 'knop'], ['hu', 'gomb'], ['fr', 'bouton'], ['ru', 'кнопка'],
    ['es', 'botón'], ['tr', 'düğme'], ['ja', 'ボタン'], ['sk', 'tlačidlo'], ['fi', 'painike'], ['de', 'Schaltfläche'],
    ['ar', 'زر'], ['zh', '按钮'],
  ],
  'services-media-localization': [
    ['en', 'subtitles'], ['pl', 'napisy'], ['ja', '字幕'], ['hu', 'felirat'], ['cs', 'titulky'], ['pt', 'legendas'],
    ['de', 'Untertitel'], ['el', 'υπότιτλοι'], ['fr', 'sous-titres'], ['es', 'subtítulos'], ['fi', 'tekstitys'],
    ['it', 'sottotitoli'],
    ['ar', 'ترجمة الشاشة'], ['zh', '字幕'],
  ],
  'services-voiceover-and-dubbing': [
    ['en', 'voice'], ['pl', 'głos'], ['de', 'Stimme'], ['fr', 'voix'], ['hu', 'hang'], ['fi', 'ääni'], ['ja', '声'],
    ['el', 'φωνή'], ['es', 'voz'], ['sv', 'röst'], ['tr', 'ses'], ['bg', 'глас'],
    ['ar', 'صوت'], ['zh', '声音'],
  ],
  'services-creative-content-services': [
    ['en', 'reader'], ['pl', 'czytelnik'], ['tr', 'okur'], ['de', 'Leser'], ['hu', 'olvasó'], ['ja', '読者'],
    ['fr', 'lecteur'], ['uk', 'читач'], ['fi', 'lukija'], ['cs', 'čtenář'], ['es', 'lector'], ['ro', 'cititor'],
    ['ar', 'قارئ'], ['zh', '读者'],
  ],
  'services-consulting': [
    ['en', 'advice'], ['pl', 'porada'], ['sv', 'råd'], ['ro', 'sfat'], ['fi', 'neuvo'], ['fr', 'conseil'], ['ja', '助言'],
    ['de', 'Ratschlag'], ['hu', 'tanács'], ['el', 'συμβουλή'], ['es', 'consejo'], ['bg', 'съвет'],
    ['ar', 'مشورة'], ['zh', '建议'],
  ],
  'services-video-production': [
    ['en', 'script'], ['pl', 'scenariusz'], ['es', 'guion'], ['de', 'Drehbuch'], ['ja', '台本'], ['sv', 'manus'],
    ['fr', 'scénario'], ['uk', 'сценарій'], ['tr', 'senaryo'], ['hu', 'forgatókönyv'], ['fi', 'käsikirjoitus'],
    ['it', 'sceneggiatura'],
    ['ar', 'سيناريو'], ['zh', '脚本'],
  ],
  'services-copy-editing-and-transcreation': [
    ['en', 'meaning'], ['pl', 'znaczenie'], ['fr', 'sens'], ['de', 'Bedeutung'], ['ja', '意味'], ['cs', 'význam'],
    ['tr', 'anlam'], ['ar', 'معنى'], ['fi', 'merkitys'], ['nl', 'betekenis'], ['es', 'significado'], ['ro', 'înțeles'],
    ['zh', '含义'],
  ],

  // Regulated content. Side effect and package leaflet: EMA QRD templates, Annex III. Instructions for use: Regulation
  // (EU) 2017/745, Article 2(14). Japanese: PMDA. Turkish: TİTCK. Health: WHO.
  'services-regulated-content': [
    ['en', 'side effect'], ['pl', 'działanie niepożądane'], ['ja', '副作用'], ['tr', 'yan etki'], ['nl', 'bijwerking'],
    ['de', 'Nebenwirkung'], ['hu', 'mellékhatás'], ['es', 'efecto adverso'], ['sk', 'vedľajší účinok'],
    ['bg', 'нежелана реакция'], ['fr', 'effet indésirable'], ['ro', 'reacție adversă'],
    ['ar', 'أثر جانبي'], ['zh', '不良反应'],
  ],
  'services-pharmaceutical': [
    ['en', 'package leaflet'], ['pl', 'ulotka dla pacjenta'], ['fr', 'notice'], ['es', 'prospecto'],
    ['nl', 'bijsluiter'], ['bg', 'листовка'], ['de', 'Packungsbeilage'], ['sv', 'bipacksedel'],
    ['fi', 'pakkausseloste'], ['hu', 'betegtájékoztató'], ['it', 'foglio illustrativo'], ['cs', 'příbalová informace'],
    ['ar', 'نشرة داخلية'], ['ja', '添付文書'], ['zh', '患者说明书'],
  ],
  'services-medical-device': [
    ['en', 'instructions for use'], ['pl', 'instrukcja używania'], ['fi', 'käyttöohjeet'], ['el', 'οδηγίες χρήσης'],
    ['ja', '取扱説明書'], ['cs', 'návod k použití'], ['da', 'brugsanvisning'], ['de', 'Gebrauchsanweisung'],
    ['fr', 'notice d’utilisation'], ['es', 'instrucciones de uso'], ['it', 'istruzioni per l’uso'],
    ['hu', 'használati útmutató'],
    ['ar', 'تعليمات الاستخدام'], ['zh', '使用说明书'],
  ],
  'services-healthcare': [
    ['en', 'health'], ['pl', 'zdrowie'], ['fr', 'santé'], ['sv', 'hälsa'], ['el', 'υγεία'], ['es', 'salud'],
    ['ar', 'صحة'], ['de', 'Gesundheit'], ['da', 'sundhed'], ['fi', 'terveys'], ['pt', 'saúde'], ['tr', 'sağlık'],
    ['ja', '健康'], ['zh', '健康'],
  ],

  // AI. Supervision: the noun of “human oversight”, Regulation (EU) 2024/1689, Article 14, except in English, where
  // oversight alone also means a mistake. The rest: dictionaries.
  'ai-ai-translation': [
    ['en', 'supervision'], ['pl', 'nadzór'], ['de', 'Aufsicht'], ['fr', 'contrôle'], ['da', 'tilsyn'],
    ['el', 'εποπτεία'], ['cs', 'dohled'], ['fi', 'valvonta'], ['hu', 'felügyelet'], ['nl', 'toezicht'],
    ['ro', 'supraveghere'], ['es', 'supervisión'],
    ['ar', 'إشراف'], ['ja', '監督'], ['zh', '监督'],
  ],
  'ai-neural-machine-translation': [
    ['en', 'neural network'], ['pl', 'sieć neuronowa'], ['tr', 'sinir ağı'], ['bg', 'невронна мрежа'], ['fi', 'neuroverkko'],
    ['es', 'red neuronal'], ['hu', 'neurális háló'], ['it', 'rete neurale'], ['cs', 'neuronová síť'],
    ['de', 'neuronales Netz'], ['el', 'νευρωνικό δίκτυο'], ['fr', 'réseau de neurones'],
    ['ar', 'شبكة عصبية'], ['ja', 'ニューラルネットワーク'], ['zh', '神经网络'],
  ],
  'ai-machine-translation-customization': [
    ['en', 'learning'], ['pl', 'uczenie się'], ['de', 'Lernen'], ['fi', 'oppiminen'], ['tr', 'öğrenme'],
    ['el', 'μάθηση'], ['fr', 'apprentissage'], ['uk', 'навчання'], ['hu', 'tanulás'], ['da', 'læring'],
    ['es', 'aprendizaje'], ['ro', 'învățare'],
    ['ar', 'تعلّم'], ['ja', '学習'], ['zh', '学习'],
  ],
  'ai-machine-translation-qa-and-evaluation': [
    ['en', 'evaluation'], ['pl', 'ocena'], ['ja', '評価'], ['de', 'Bewertung'], ['ru', 'оценка'], ['hu', 'értékelés'],
    ['cs', 'hodnocení'], ['fi', 'arviointi'], ['fr', 'évaluation'], ['es', 'evaluación'], ['nl', 'beoordeling'],
    ['pt', 'avaliação'],
    ['ar', 'تقييم'], ['zh', '评估'],
  ],
  'ai-refinix-mt-post-editing-tool': [
    ['en', 'comma'], ['pl', 'przecinek'], ['de', 'Komma'], ['fr', 'virgule'], ['es', 'coma'], ['cs', 'čárka'],
    ['fi', 'pilkku'], ['bg', 'запетая'], ['hu', 'vessző'], ['ar', 'فاصلة'], ['it', 'virgola'], ['tr', 'virgül'],
    ['ja', 'コンマ'], ['zh', '逗号'],
  ],

  // Industries. Medicine: package leaflets of the EMA. Label: Regulation (EU) 2017/745, Article 2(13). Consent: the
  // noun of “informed consent”, Regulation (EU) No 536/2014, Article 2(2); the whole term is too long in German,
  // Finnish and Romanian. Discharge summary: the name in each national health system.
  'solutions-by-industry': [
    ['en', 'word'], ['pl', 'słowo'], ['de', 'Wort'], ['fr', 'mot'], ['hu', 'szó'], ['fi', 'sana'], ['el', 'λέξη'],
    ['bg', 'дума'], ['es', 'palabra'], ['sv', 'ord'], ['it', 'parola'], ['ro', 'cuvânt'],
    ['ar', 'كلمة'], ['ja', '単語'], ['zh', '单词'],
  ],
  'solutions-pharmaceutical': [
    ['en', 'medicine'], ['pl', 'lek'], ['tr', 'ilaç'], ['fi', 'lääke'], ['el', 'φάρμακο'], ['hu', 'gyógyszer'],
    ['uk', 'ліки'], ['de', 'Arzneimittel'], ['fr', 'médicament'], ['es', 'medicamento'], ['sv', 'läkemedel'],
    ['nl', 'geneesmiddel'],
    ['ar', 'دواء'], ['ja', '医薬品'], ['zh', '药品'],
  ],
  'solutions-medical-device': [
    ['en', 'label'], ['pl', 'etykieta'], ['hu', 'címke'], ['ja', 'ラベル'], ['fr', 'étiquette'], ['pt', 'rótulo'],
    ['sv', 'märkning'], ['bg', 'етикет'], ['nl', 'etiket'], ['de', 'Kennzeichnung'], ['es', 'etiqueta'],
    ['ro', 'etichetă'],
    ['ar', 'بطاقة البيان'], ['zh', '标签'],
  ],
  'solutions-clinical-trials': [
    ['en', 'consent'], ['pl', 'zgoda'], ['uk', 'згода'], ['ja', '同意'], ['sv', 'samtycke'], ['sk', 'súhlas'],
    ['it', 'consenso'], ['fi', 'suostumus'], ['de', 'Einwilligung'], ['fr', 'consentement'], ['nl', 'toestemming'],
    ['es', 'consentimiento'],
    ['ar', 'موافقة'], ['zh', '同意'],
  ],
  'solutions-healthcare': [
    ['en', 'discharge summary'], ['pl', 'karta informacyjna'], ['tr', 'epikriz'], ['bg', 'епикриза'],
    ['de', 'Entlassbrief'], ['es', 'informe de alta'], ['ja', '退院時要約'], ['hu', 'zárójelentés'], ['nl', 'ontslagbrief'],
    ['pt', 'nota de alta'], ['fr', 'lettre de liaison'], ['cs', 'propouštěcí zpráva'],
    ['ar', 'ملخص الخروج'], ['zh', '出院小结'],
  ],

  // Data protection: the title of Regulation (EU) 2016/679; Japanese: usage.
  privacy: [
    ['en', 'data protection'], ['pl', 'ochrona danych'], ['de', 'Datenschutz'], ['fi', 'tietosuoja'],
    ['sv', 'dataskydd'], ['hu', 'adatvédelem'], ['ja', 'データ保護'], ['sk', 'ochrana údajov'],
    ['es', 'protección de datos'], ['el', 'προστασία δεδομένων'], ['nl', 'gegevensbescherming'],
    ['fr', 'protection des données'],
    ['ar', 'حماية البيانات'], ['zh', '数据保护'],
  ],
}

/** The terms of a page; none for one that has no row yet, whose art is lines alone. */
export function artTermsOf(page: PageId): readonly Term[] {
  return terms[page] ?? []
}

/** The same for a reader of a language: the own one first, then the English one. None is spelled as one before it. */
export function artTermsFor(page: PageId, language: TermLanguage): readonly Term[] {
  const all = artTermsOf(page)
  const byLanguage = (wanted: TermLanguage) => all.filter(([lang]) => lang === wanted)
  const bySpelling = new Map<string, Term>()
  for (const term of [...byLanguage(language), ...byLanguage('en'), ...all]) {
    if (!bySpelling.has(term[1])) bySpelling.set(term[1], term)
  }
  return [...bySpelling.values()]
}
