import { type Family, fix, type Rule } from './rule.ts'

/** The headings of a summary of product characteristics in the QRD template of the EMA, by their numbers. */
const english: Readonly<Record<string, string>> = {
  '1': 'NAME OF THE MEDICINAL PRODUCT',
  '2': 'QUALITATIVE AND QUANTITATIVE COMPOSITION',
  '3': 'PHARMACEUTICAL FORM',
  '4': 'CLINICAL PARTICULARS',
  '4.1': 'Therapeutic indications',
  '4.2': 'Posology and method of administration',
  '4.3': 'Contraindications',
  '4.4': 'Special warnings and precautions for use',
  '4.5': 'Interaction with other medicinal products and other forms of interaction',
  '4.6': 'Fertility, pregnancy and lactation',
  '4.7': 'Effects on ability to drive and use machines',
  '4.8': 'Undesirable effects',
  '4.9': 'Overdose',
  '5': 'PHARMACOLOGICAL PROPERTIES',
  '5.1': 'Pharmacodynamic properties',
  '5.2': 'Pharmacokinetic properties',
  '5.3': 'Preclinical safety data',
  '6': 'PHARMACEUTICAL PARTICULARS',
  '6.1': 'List of excipients',
  '6.2': 'Incompatibilities',
  '6.3': 'Shelf life',
  '6.4': 'Special precautions for storage',
  '6.5': 'Nature and contents of container',
}

const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    '1': 'BEZEICHNUNG DES ARZNEIMITTELS',
    '2': 'QUALITATIVE UND QUANTITATIVE ZUSAMMENSETZUNG',
    '3': 'DARREICHUNGSFORM',
    '4': 'KLINISCHE ANGABEN',
    '4.1': 'Anwendungsgebiete',
    '4.2': 'Dosierung und Art der Anwendung',
    '4.3': 'Gegenanzeigen',
    '4.4': 'Besondere Warnhinweise und Vorsichtsmaßnahmen für die Anwendung',
    '4.5': 'Wechselwirkungen mit anderen Arzneimitteln und sonstige Wechselwirkungen',
    '4.6': 'Fertilität, Schwangerschaft und Stillzeit',
    '4.7': 'Auswirkungen auf die Verkehrstüchtigkeit und die Fähigkeit zum Bedienen von Maschinen',
    '4.8': 'Nebenwirkungen',
    '4.9': 'Überdosierung',
    '5': 'PHARMAKOLOGISCHE EIGENSCHAFTEN',
    '5.1': 'Pharmakodynamische Eigenschaften',
    '5.2': 'Pharmakokinetische Eigenschaften',
    '5.3': 'Präklinische Daten zur Sicherheit',
    '6': 'PHARMAZEUTISCHE ANGABEN',
    '6.1': 'Liste der sonstigen Bestandteile',
    '6.2': 'Inkompatibilitäten',
    '6.3': 'Dauer der Haltbarkeit',
    '6.4': 'Besondere Vorsichtsmaßnahmen für die Aufbewahrung',
    '6.5': 'Art und Inhalt des Behältnisses',
  },
  es: {
    '1': 'NOMBRE DEL MEDICAMENTO',
    '2': 'COMPOSICIÓN CUALITATIVA Y CUANTITATIVA',
    '3': 'FORMA FARMACÉUTICA',
    '4': 'DATOS CLÍNICOS',
    '4.1': 'Indicaciones terapéuticas',
    '4.2': 'Posología y forma de administración',
    '4.3': 'Contraindicaciones',
    '4.4': 'Advertencias y precauciones especiales de empleo',
    '4.5': 'Interacción con otros medicamentos y otras formas de interacción',
    '4.6': 'Fertilidad, embarazo y lactancia',
    '4.7': 'Efectos sobre la capacidad para conducir y utilizar máquinas',
    '4.8': 'Reacciones adversas',
    '4.9': 'Sobredosis',
    '5': 'PROPIEDADES FARMACOLÓGICAS',
    '5.1': 'Propiedades farmacodinámicas',
    '5.2': 'Propiedades farmacocinéticas',
    '5.3': 'Datos preclínicos sobre seguridad',
    '6': 'DATOS FARMACÉUTICOS',
    '6.1': 'Lista de excipientes',
    '6.2': 'Incompatibilidades',
    '6.4': 'Precauciones especiales de conservación',
    '6.5': 'Naturaleza y contenido del envase',
  },
  fr: {
    '1': 'DÉNOMINATION DU MÉDICAMENT',
    '2': 'COMPOSITION QUALITATIVE ET QUANTITATIVE',
    '3': 'FORME PHARMACEUTIQUE',
    '4.1': 'Indications thérapeutiques',
    '4.3': 'Contre-indications',
    '4.6': 'Fertilité, grossesse et allaitement',
    '4.7': 'Effets sur l’aptitude à conduire des véhicules et à utiliser des machines',
    '4.8': 'Effets indésirables',
    '4.9': 'Surdosage',
    '5': 'PROPRIÉTÉS PHARMACOLOGIQUES',
    '5.1': 'Propriétés pharmacodynamiques',
    '5.2': 'Propriétés pharmacocinétiques',
    '5.3': 'Données de sécurité préclinique',
    '6': 'DONNÉES PHARMACEUTIQUES',
    '6.1': 'Liste des excipients',
    '6.2': 'Incompatibilités',
    '6.3': 'Durée de conservation',
    '6.4': 'Précautions particulières de conservation',
  },
  it: {
    '1': 'DENOMINAZIONE DEL MEDICINALE',
    '2': 'COMPOSIZIONE QUALITATIVA E QUANTITATIVA',
    '3': 'FORMA FARMACEUTICA',
    '4': 'INFORMAZIONI CLINICHE',
    '4.1': 'Indicazioni terapeutiche',
    '4.2': 'Posologia e modo di somministrazione',
    '4.3': 'Controindicazioni',
    '4.6': 'Fertilità, gravidanza e allattamento',
    '4.8': 'Effetti indesiderati',
    '4.9': 'Sovradosaggio',
    '5': 'PROPRIETÀ FARMACOLOGICHE',
    '5.1': 'Proprietà farmacodinamiche',
    '5.2': 'Proprietà farmacocinetiche',
    '5.3': 'Dati preclinici di sicurezza',
    '6': 'INFORMAZIONI FARMACEUTICHE',
    '6.1': 'Elenco degli eccipienti',
    '6.2': 'Incompatibilità',
    '6.3': 'Periodo di validità',
    '6.4': 'Precauzioni particolari per la conservazione',
    '6.5': 'Natura e contenuto del contenitore',
  },
  pl: {
    '1': 'NAZWA PRODUKTU LECZNICZEGO',
    '2': 'SKŁAD JAKOŚCIOWY I ILOŚCIOWY',
    '3': 'POSTAĆ FARMACEUTYCZNA',
    '4': 'SZCZEGÓŁOWE DANE KLINICZNE',
    '4.1': 'Wskazania do stosowania',
    '4.2': 'Dawkowanie i sposób podawania',
    '4.3': 'Przeciwwskazania',
    '4.4': 'Specjalne ostrzeżenia i środki ostrożności dotyczące stosowania',
    '4.5': 'Interakcje z innymi produktami leczniczymi i inne rodzaje interakcji',
    '4.6': 'Wpływ na płodność, ciążę i laktację',
    '4.7': 'Wpływ na zdolność prowadzenia pojazdów i obsługiwania maszyn',
    '4.8': 'Działania niepożądane',
    '4.9': 'Przedawkowanie',
    '5': 'WŁAŚCIWOŚCI FARMAKOLOGICZNE',
    '5.1': 'Właściwości farmakodynamiczne',
    '5.2': 'Właściwości farmakokinetyczne',
    '5.3': 'Przedkliniczne dane o bezpieczeństwie',
    '6': 'DANE FARMACEUTYCZNE',
    '6.1': 'Wykaz substancji pomocniczych',
    '6.2': 'Niezgodności farmaceutyczne',
    '6.3': 'Okres ważności',
    '6.5': 'Rodzaj i zawartość opakowania',
  },
}

const numberOf = (number: string) => (number.includes('.') ? number : `${number}.`)

const rows = Object.entries(translations).flatMap(([language, headings]) =>
  Object.entries(headings).map(([number, right]): Rule & { right: string } => {
    const [source, target] = [english[number], right].map((title) => `${numberOf(number)} ${title}`)
    return {
      ...{ id: `qrd-heading/${language}-${number}`, kind: 'heading', languages: [language], right },
      ...{ example: [source ?? '', `${numberOf(number)} Xx xx`, target ?? ''], counter: [source ?? '', target ?? ''] },
    }
  }),
)
const byId = new Map(rows.map((row) => [row.id, row]))

const heading = /^(\d(?:\.\d)?)\.?[\s\u00A0]+(\D+)$/u
const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '’')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()

/** Headings with their numbers, which no other text has so. */
const qrdHeadings: Family = {
  rules: rows,
  find: ({ raw, rawSource, language: { code, tag }, sourceLanguage }) => {
    const [, number = '', title = ''] = sourceLanguage.code === 'en' ? (heading.exec(rawSource) ?? []) : []
    const row = byId.get(`qrd-heading/${code}-${number}`)
    const [, own, given = ''] = heading.exec(raw) ?? []
    const isSwiss = /-(?:CH|LI)$/.test(tag)
    if (!row || isSwiss || own !== number || folded(title) !== folded(english[number] ?? '')) return []
    const isSame = folded(given) === folded(row.right)
    return isSame ? [] : [fix(row.id, raw.length - given.length, raw.length, row.right)]
  },
}

export const headingFamilies = [qrdHeadings] as const satisfies readonly Family[]
