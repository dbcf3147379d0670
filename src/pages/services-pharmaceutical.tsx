import type en from '#locales/en/pages/services-pharmaceutical.json'
import { TermPath } from '../diagrams/services/TermPath.tsx'
import { joined } from '../i18n/joined.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { topicTabs } from '../ui/Topic/Topic.tsx'

const lists = {
  clinicalTrials: ['protocols', 'consent', 'outcomeMeasures', 'siteDocuments', 'laySummaries'],
  regulatoryAffairs: ['productInformation', 'commonTechnicalDocument', 'variations', 'questions', 'riskManagement'],
  pharmacovigilance: ['individualCases', 'narratives', 'aggregateReports', 'literature', 'communications'],
} as const

export default function PharmaceuticalService() {
  const { m, topics, head, passage, specimen } = useMessages<typeof en>('pages/services-pharmaceutical')
  const source = useExampleLanguage('de', ['ar', 'es', 'fr', 'ja', 'pl'])
  // MedDRA's English is British: “Dyspnoea” in an American report.
  const languages = { source, target: 'en-US', preferredTermsTarget: 'en-GB', preferredTermsSource: source }
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={<Specimen {...specimen('specimen', languages, ['verbatim', 'codes', 'spelling', 'facts'])} />}
      />
      <TextSection {...passage('intro')} aside={<TermPath />}>
        <p>{joined(m('intro.readers'), <PageLink page="solutions-pharmaceutical">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <TabsOrAccordion name="areas" tone="mist" {...head('tabs')} items={topicTabs(topics('tabs.items', lists))} />
      <NextStep text={m('next')} />
    </>
  )
}
