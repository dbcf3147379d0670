import type { ReactNode } from 'react'
import type languagesEn from '#locales/en/languages.json'
import type en from '#locales/en/pages/about.json'
import { certificates, certificatesAreInvented, factsAreInvented } from '../config/site.ts'
import { printDay } from '../i18n/formats.ts'
import { joined } from '../i18n/joined.tsx'
import { useLocale } from '../i18n/LocaleContext.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { useWorkLanguages } from '../i18n/useWorkLanguages.ts'
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
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import type { HeadProps } from '../ui/Section/Section.tsx'
import '../theme/specimens.css'

const security = ['storage', 'encryption', 'access', 'retention', 'subcontractors', 'iso27001', 'hipaa'] as const

export const namespaces = ['languages'] as const

export default function About() {
  const { m, items, head } = useMessages<typeof en>('pages/about')
  const { m: ofLanguages } = useMessages<typeof languagesEn>('languages')
  const details = new Map<string, ReactNode>([
    ['chinese', ofLanguages('items.chinese.detail')],
    ['portuguese', ofLanguages('items.portuguese.detail')],
  ])
  const languages = useWorkLanguages().map((language) => ({ ...language, detail: details.get(language.id) }))
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        figure={<IsoglossMap legend={m('map.legend')} source={m('map.source')} />}
      >
        <ButtonLink page="contacts" hash="contact-form" text="actions.contactUs" />
      </Hero>
      <TextColumns
        texts={[
          { id: 'whoWeAre', title: m('whoWeAre.title'), paragraphs: [m('whoWeAre.p1')] },
          { id: 'whatWeDo', title: m('whatWeDo.title'), paragraphs: [m('whatWeDo.p1')] },
        ]}
      />
      <ArtBand view="about">{m('tagline')}</ArtBand>
      {certificates.length > 0 ? <Certificates id="certificates" {...head('certificates')} /> : null}
      <Languages {...head('languages')} languages={languages} />
      <TextSection
        id="languages"
        tone="mist"
        sample={factsAreInvented}
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
      />
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
        sample={factsAreInvented}
      />
      <NextStep text={m('next')} page="team" />
    </>
  )
}

function Certificates(head: HeadProps) {
  const { m } = useMessages<typeof en>('pages/about')
  const { tag } = useLocale().locale
  return (
    <Standards
      {...head}
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
      sample={certificatesAreInvented}
    />
  )
}
