import type { claims } from './claims.ts'

/** ISO 8601: 2026-11-21. */
type Day = `${number}-${number}-${number}`

/**
 * The day on which the owner last confirmed a claim against evidence: `onTimeDelivery: '2026-11-21'`. A claim without a row
 * is unconfirmed. Only `npm run check:launch` reads this file. It is never part of the site's bundle.
 */
export const confirmations: Readonly<Partial<Record<keyof typeof claims, Day>>> = {}

/**
 * English messages with statements that are not in the configuration, by key, and what the owner has to confirm or change.
 * `npm run check:launch` lists them until their rows are removed.
 */
export const statementsToConfirm: Readonly<Record<string, string>> = {
  'forms:consent': 'that the data serve no other purpose, and that every processor has signed an agreement',
  'pages/home:meta.title': 'that “Home” is the title in search results',
  'pages/home:why.items.support.text': 'who is on call at night and on holidays, and for which questions',
  'pages/about:certificates.lead': 'who signs a supplier questionnaire, and within which time (contacts, too)',
  'pages/about:whatWeDo.p1': 'the hundreds of clinical studies a year',
  'pages/about:certificates.items.*.scope': 'the scope as it is printed on each certificate',
  'pages/about:security.items.retention.text':
    'how long translation memories and term bases are kept, and what the record of a project holds',
  'pages/core-services:cooperation.items.liability.text': 'the cover, and the limit of liability in your agreements',
  'pages/core-services:people.items.quality.text': 'who leads quality, and to whom that person reports',
  'pages/core-services:people.items.translators.text': 'that freelancers revise too, and in which languages',
  'pages/offices:location.p2': 'that a reply can wait the next morning, given who is on call at night',
  'pages/contacts:options.items.jobs.title': '“Search jobs,” though no openings are listed',
  'pages/contacts:hero.subtitle': 'who answers a message, and within which time',
  'pages/contacts:form.facts.files.text': 'how files are sent, and that a nondisclosure agreement can come first',
  'pages/contacts:form.facts.quotation.text': 'who confirms a quotation, and within which time',
  'pages/contacts:form.facts.pilot.text':
    'that a pilot costs the minimum fee and includes revision, and how long it takes (home page, too)',
  'pages/contacts:form.facts.time.text': 'that calls outside office hours reach the project manager on call',
  'pages/privacy:sections.items.forms.text': 'how long data are kept, and the safeguards for transfers outside the EU',
  'pages/privacy:sections.items.hosting.text':
    'who operates the server, under which agreement, and the legal basis for its records',
  'pages/services-interpreting:modes.lead': 'the units by which interpreting is quoted',
  'pages/services-interpreting:intro.p3': 'the standards and certificates of interpreters',
  'pages/services:cards.items.contentLocalization.title':
    '“Linguistic quality” as the name of the way to content services',
  'pages/services:quotes.lead': 'how interpreting and linguistic validation are quoted',
  'pages/services:quotes.items.rush.text': 'that a rush leaves no step out, and when the work is done',
  'pages/services:quotes.items.confirmation.text':
    'who confirms a quotation, and within which time; that work on urgent safety cases starts without one',
  'pages/services-pharmaceutical:tabs.items.pharmacovigilance.text':
    'that work on a safety case starts without a quotation under a framework agreement',
  'pages/services-translation-services:delivery.lead': 'what comes with every order, and what on request',
  'pages/services-linguistic-quality:figures.lead': 'the unit, method and baseline of every figure in this section',
  'pages/services-linguistic-validation:process.lead': 'the units by which linguistic validation is quoted',
  'pages/services-linguistic-validation:process.items.harmonization.text':
    'harmonization as the last of the seven steps',
  'pages/services-consulting:why.items.offices.text': 'the working hours that the offices share with clients',
  'pages/solutions-by-industry:areas.lead': 'how you count therapeutic areas, and how many are listed',
  'pages/solutions-by-industry:areas.items.*.text': 'the therapeutic areas that you have worked in',
  'pages/solutions-clinical-trials:intro.p2': 'the hundreds of clinical studies a year',
  'pages/ai-ai-translation:diagram.text':
    'that no engine drafts product information unless the client has approved one',
  'pages/ai-neural-machine-translation:stats.items.precision.label':
    '“contextual precision,” which no standard defines',
  'pages/ai-neural-machine-translation:stats.items.cost.label': 'the baseline of the lower costs',
  'pages/ai-machine-translation-customization:process.items.retraining.text':
    'that an engine is trained with consent only, kept apart from other clients, and deleted at request',
}

/**
 * Messages about the owner: office locations, applicable law, people. `npm run check:launch` lists each in every language
 * until its row is removed, which is done when the text is confirmed or rewritten. A * matches any part of a key.
 */
export const messagesAboutOwner: readonly string[] = [
  'common:footer.line',
  'common:nav.descriptions.offices',
  'common:office.names.*',
  'pages/about:map.legend',
  'pages/about:meta.description',
  'pages/about:security.items.storage.text',
  'pages/contacts:meta.description',
  'pages/home:why.items.support.text',
  'pages/offices:hero.subtitle',
  'pages/offices:meta.description',
  'pages/offices:location.p1',
  'pages/offices:location.p2',
  'pages/offices:offices.items.*',
  'pages/privacy:sections.items.rights.text',
  'pages/services-consulting:why.items.offices.text',
  'pages/services-consulting:why.items.offices.title',
  'pages/services-translation-services:why.items.reach.text',
  'pages/services-translation-services:why.items.reach.title',
  'pages/solutions-clinical-trials:why.items.globalReach.text',
  'pages/solutions-healthcare:why.items.globalReach.text',
  'pages/solutions-medical-device:why.items.languageCoverage.text',
  'pages/team:hero.subtitle',
  'pages/team:leaders.items.*',
]
