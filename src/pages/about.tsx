import type en from '#locales/en/pages/about.json'
import { certificates, certificatesAreInvented, factsAreInvented } from '../config/site.ts'
import { printDay } from '../i18n/formats.ts'
import { joined } from '../i18n/joined.tsx'
import { useLocale } from '../i18n/LocaleContext.ts'
import { plainText } from '../i18n/plainText.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { ArtBand } from '../sections/ArtBand/ArtBand.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { IsoglossMap } from '../sections/IsoglossMap/IsoglossMap.tsx'
import { Languages } from '../sections/Languages/Languages.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Standards } from '../sections/Standards/Standards.tsx'
import { TextColumns } from '../sections/TextColumns/TextColumns.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { Note } from '../ui/Note/Note.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import '../theme/specimens.css'

/**
 * Requirement R18, with the languages' names for themselves. A flag stands for a country, so some languages show two;
 * Hong Kong's stands for traditional Chinese.
 */
const languages = [
  { id: 'arabic', lang: 'ar', own: 'العربية', flags: ['SA', 'AE'] },
  { id: 'english', lang: 'en', own: 'English', flags: ['US', 'GB'] },
  { id: 'japanese', lang: 'ja', own: '日本語', flags: ['JP'] },
  { id: 'spanish', lang: 'es', own: 'Español', flags: ['ES', 'MX'] },
  { id: 'chinese', lang: 'zh', own: '中文', flags: ['CN', 'HK'] },
  { id: 'french', lang: 'fr', own: 'Français', flags: ['FR'] },
  { id: 'korean', lang: 'ko', own: '한국어', flags: ['KR'] },
  { id: 'swedish', lang: 'sv', own: 'Svenska', flags: ['SE'] },
  { id: 'czech', lang: 'cs', own: 'Čeština', flags: ['CZ'] },
  { id: 'german', lang: 'de', own: 'Deutsch', flags: ['DE'] },
  { id: 'polish', lang: 'pl', own: 'Polski', flags: ['PL'] },
  { id: 'thai', lang: 'th', own: 'ไทย', flags: ['TH'] },
  { id: 'danish', lang: 'da', own: 'Dansk', flags: ['DK'] },
  { id: 'hindi', lang: 'hi', own: 'हिन्दी', flags: ['IN'] },
  { id: 'portuguese', lang: 'pt', own: 'Português', flags: ['BR', 'PT'] },
  { id: 'turkish', lang: 'tr', own: 'Türkçe', flags: ['TR'] },
  { id: 'dutch', lang: 'nl', own: 'Nederlands', flags: ['NL'] },
  { id: 'italian', lang: 'it', own: 'Italiano', flags: ['IT'] },
  { id: 'russian', lang: 'ru', own: 'Русский', flags: ['RU'] },
  { id: 'vietnamese', lang: 'vi', own: 'Tiếng Việt', flags: ['VN'] },
] as const

const security = ['storage', 'encryption', 'access', 'retention', 'subcontractors', 'iso27001', 'hipaa'] as const

export default function About() {
  const { m, text, items } = useMessages<typeof en>('pages/about')
  const common = useCommon()
  const note = factsAreInvented && common.m('samples.facts')
  const detail = { chinese: m('languages.items.chinese.detail'), portuguese: m('languages.items.portuguese.detail') }
  const { tag } = useLocale().locale
  const { compare } = new Intl.Collator(tag)
  const nameOf = ({ id }: (typeof languages)[number]) => plainText(text(`languages.items.${id}.name`))
  const inOrder = languages.toSorted((one, other) => compare(nameOf(one), nameOf(other)))
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        figure={<IsoglossMap legend={m('map.legend')} source={m('map.source')} />}
      >
        <ButtonLink page="contacts" hash="contact-form">
          {common.m('actions.contactUs')}
        </ButtonLink>
      </Hero>
      <TextColumns
        texts={[
          { id: 'whoWeAre', title: m('whoWeAre.title'), paragraphs: [m('whoWeAre.p1'), m('whoWeAre.p2')] },
          { id: 'whatWeDo', title: m('whatWeDo.title'), paragraphs: [m('whatWeDo.p1'), m('whatWeDo.p2')] },
        ]}
      />
      <ArtBand view="offices">{m('tagline')}</ArtBand>
      {certificates.length > 0 ? <Certificates /> : null}
      <Languages
        title={m('languages.title')}
        lead={m('languages.lead')}
        languages={inOrder.map(({ id, ...language }) => ({
          id,
          ...language,
          name: m(`languages.items.${id}.name`),
          detail: id === 'chinese' || id === 'portuguese' ? detail[id] : undefined,
        }))}
      />
      <TextSection
        tone="mist"
        title={m('onRequest.title')}
        paragraphs={[
          m('onRequest.p1'),
          joined(
            m('onRequest.p2'),
            <PageLink page="core-services" hash="people">
              {m('onRequest.more')}
            </PageLink>,
          ),
        ]}
      >
        {note ? <Note>{note}</Note> : null}
      </TextSection>
      <DefinitionList
        id="data-security"
        title={m('security.title')}
        lead={joined(
          m('security.lead'),
          <PageLink page="ai-ai-translation" hash="ai-policy">
            {m('security.more')}
          </PageLink>,
        )}
        items={items('security.items', security)}
        note={note}
      />
      <NextStep text={m('next')} page="team" />
    </>
  )
}

function Certificates() {
  const { m } = useMessages<typeof en>('pages/about')
  const { tag } = useLocale().locale
  const note = m('certificates.note')
  return (
    <Standards
      title={m('certificates.title')}
      lead={m('certificates.lead')}
      standards={certificates.map(({ id, body, number, validUntil }) => ({
        id,
        title: m(`certificates.items.${id}.title`),
        facts: [
          { id: 'body', label: m('certificates.body'), text: <span translate="no">{body}</span> },
          { id: 'number', label: m('certificates.number'), text: <span translate="no">{number}</span> },
          { id: 'scope', label: m('certificates.scope'), text: m(`certificates.items.${id}.scope`) },
          {
            id: 'validUntil',
            label: m('certificates.validUntil'),
            text: <time dateTime={validUntil}>{printDay(validUntil, tag)}</time>,
          },
        ],
      }))}
      note={certificatesAreInvented && note}
    />
  )
}
