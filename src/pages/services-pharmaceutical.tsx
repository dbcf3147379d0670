import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services-pharmaceutical.json'
import type { PageId } from '../config/routes.ts'
import { type Line, useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero.tsx'
import { Specimen } from '../sections/Specimen.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection.tsx'
import { Topic } from '../ui/Topic.tsx'

type TabId = keyof (typeof en)['tabs']['items']

/** MedDRA's English is British: “Dyspnoea” in an American report. */
const languages = { source: 'pl', target: 'en-US', preferredTermsTarget: 'en-GB', preferredTermsSource: 'pl' }

export default function PharmaceuticalService() {
  const { m, rows, lines } = useMessages<typeof en>('pages/services-pharmaceutical')
  const topic = (id: TabId, art: PageId, list: readonly Line[]): { id: string; label: ReactNode; content: ReactNode } => ({
    id,
    label: m(`tabs.items.${id}.label`),
    content: <Topic title={m(`tabs.items.${id}.title`)} text={m(`tabs.items.${id}.text`)} list={list} art={art} />,
  })
  const tabs = 'tabs.items'
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection
        title={m('intro.title')}
        paragraphs={[m('intro.p1'), m('intro.p2')]}
        aside={
          <Specimen
            caption={m('specimen.caption')}
            rows={rows('specimen.rows', languages)}
            checks={lines('specimen.checks', ['verbatim', 'codes', 'spelling', 'facts'])}
          />
        }
      />
      <TabsOrAccordion
        name="areas"
        tone="mist"
        title={m('tabs.title')}
        lead={m('tabs.lead')}
        items={[
          topic('clinicalTrials', 'solutions-clinical-trials', lines(`${tabs}.clinicalTrials.list`, ['protocols', 'consent', 'outcomeMeasures', 'siteDocuments', 'laySummaries'])),
          topic('regulatoryAffairs', 'services-regulated-content', lines(`${tabs}.regulatoryAffairs.list`, ['productInformation', 'commonTechnicalDocument', 'variations', 'questions', 'riskManagement'])),
          topic('pharmacovigilance', 'solutions-pharmaceutical', lines(`${tabs}.pharmacovigilance.list`, ['individualCases', 'narratives', 'aggregateReports', 'literature', 'communications'])),
        ]}
      />
    </>
  )
}
