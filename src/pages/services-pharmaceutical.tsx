import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services-pharmaceutical.json'
import { TermPath } from '../diagrams/services/TermPath.tsx'
import { joined } from '../i18n/joined.tsx'
import { type Line, useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { Topic } from '../ui/Topic/Topic.tsx'

type TabId = keyof (typeof en)['tabs']['items']

const lists = {
  clinicalTrials: ['protocols', 'consent', 'outcomeMeasures', 'siteDocuments', 'laySummaries'],
  regulatoryAffairs: ['productInformation', 'commonTechnicalDocument', 'variations', 'questions', 'riskManagement'],
  pharmacovigilance: ['individualCases', 'narratives', 'aggregateReports', 'literature', 'communications'],
} as const

/** MedDRA's English is British: “Dyspnoea” in an American report. */
const languages = { source: 'de', target: 'en-US', preferredTermsTarget: 'en-GB', preferredTermsSource: 'de' }

export default function PharmaceuticalService() {
  const { m, rows, lines } = useMessages<typeof en>('pages/services-pharmaceutical')
  const topic = (id: TabId, list: readonly Line[]): { id: string; label: ReactNode; content: ReactNode } => ({
    id,
    label: m(`tabs.items.${id}.label`),
    content: <Topic title={m(`tabs.items.${id}.title`)} text={m(`tabs.items.${id}.text`)} list={list} split />,
  })
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <Specimen
            caption={m('specimen.caption')}
            rows={rows('specimen.rows', languages)}
            checks={lines('specimen.checks', ['verbatim', 'codes', 'spelling', 'facts'])}
          />
        }
      />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<TermPath />}>
        <p>{joined(m('intro.readers'), <PageLink page="solutions-pharmaceutical">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <TabsOrAccordion
        name="areas"
        tone="mist"
        title={m('tabs.title')}
        lead={m('tabs.lead')}
        items={[
          topic('clinicalTrials', lines('tabs.items.clinicalTrials.list', lists.clinicalTrials)),
          topic('regulatoryAffairs', lines('tabs.items.regulatoryAffairs.list', lists.regulatoryAffairs)),
          topic('pharmacovigilance', lines('tabs.items.pharmacovigilance.list', lists.pharmacovigilance)),
        ]}
      />
      <NextStep text={m('next')} />
    </>
  )
}
