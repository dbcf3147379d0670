import type en from '#locales/en/pages/about.json'
import { certificates, certificatesAreInvented, factsAreInvented } from '../config/site.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { ArtBand } from '../sections/ArtBand/ArtBand.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Languages } from '../sections/Languages/Languages.tsx'
import { Standards } from '../sections/Standards/Standards.tsx'
import { TextColumns } from '../sections/TextColumns/TextColumns.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { Note } from '../ui/Note/Note.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'

/** Requirement R18. A flag stands for a country, so languages of several countries show more than one. */
const languages = [
  { id: 'arabic', flags: ['SA', 'AE'] },
  { id: 'english', flags: ['US', 'GB'] },
  { id: 'japanese', flags: ['JP'] },
  { id: 'spanish', flags: ['ES', 'MX'] },
  { id: 'chinese', flags: ['CN', 'TW'] },
  { id: 'french', flags: ['FR'] },
  { id: 'korean', flags: ['KR'] },
  { id: 'swedish', flags: ['SE'] },
  { id: 'czech', flags: ['CZ'] },
  { id: 'german', flags: ['DE'] },
  { id: 'polish', flags: ['PL'] },
  { id: 'thai', flags: ['TH'] },
  { id: 'danish', flags: ['DK'] },
  { id: 'hindi', flags: ['IN'] },
  { id: 'portuguese', flags: ['BR', 'PT'] },
  { id: 'turkish', flags: ['TR'] },
  { id: 'dutch', flags: ['NL'] },
  { id: 'italian', flags: ['IT'] },
  { id: 'russian', flags: ['RU'] },
  { id: 'vietnamese', flags: ['VN'] },
] as const

const security = ['storage', 'encryption', 'access', 'retention', 'subcontractors', 'iso27001', 'hipaa'] as const

export default function About() {
  const { m, items } = useMessages<typeof en>('pages/about')
  const common = useCommon()
  const note = factsAreInvented && common.m('samples.facts')
  const detail = { chinese: m('languages.items.chinese.detail'), portuguese: m('languages.items.portuguese.detail') }
  const certificatesNote = m('certificates.note')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')}>
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
            { id: 'validUntil', label: m('certificates.validUntil'), text: <time>{validUntil}</time> },
          ],
        }))}
        note={certificatesAreInvented && certificatesNote}
      />
      <Languages
        title={m('languages.title')}
        lead={m('languages.lead')}
        languages={languages.map(({ id, flags }) => ({
          id,
          flags,
          name: m(`languages.items.${id}.name`),
          detail: id === 'chinese' || id === 'portuguese' ? detail[id] : undefined,
        }))}
      />
      <TextSection
        tone="mist"
        title={m('onRequest.title')}
        paragraphs={[
          m('onRequest.p1'),
          <>
            {m('onRequest.p2')}{' '}
            <PageLink page="core-services" hash="people">
              {m('onRequest.more')}
            </PageLink>
          </>,
        ]}
      >
        {note ? <Note>{note}</Note> : null}
      </TextSection>
      <DefinitionList
        id="data-security"
        title={m('security.title')}
        lead={
          <>
            {m('security.lead')}{' '}
            <PageLink page="ai-ai-translation" hash="ai-policy">
              {m('security.more')}
            </PageLink>
          </>
        }
        items={items('security.items', security)}
        note={note}
      />
    </>
  )
}
