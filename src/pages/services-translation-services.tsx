import type en from '#locales/en/pages/services-translation-services.json'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { Standards } from '../sections/Standards/Standards.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { topicTabs } from '../ui/Topic/Topic.tsx'

const lists = {
  medicalScientific: ['articles', 'abstracts', 'guidelines', 'caseReports', 'reviews', 'textbooks'],
  multilingualLocalization: ['elearning', 'portals', 'brochures', 'packaging', 'presentations', 'support'],
  regulatory: ['smpc', 'leaflets', 'ctd', 'variations', 'responses', 'certificates'],
  clinicalTrial: ['protocols', 'consentForms', 'investigatorBrochures', 'diaries', 'caseReportForms', 'laySummaries'],
  pharmaceutical: ['procedures', 'batchRecords', 'validation', 'caseSafetyReports', 'periodicReports', 'riskPlans'],
  medicalDevice: ['instructions', 'labels', 'implantCards', 'safetySummaries', 'interface', 'fieldNotices'],
} as const

const delivered = ['files', 'bilingual', 'queries', 'memory', 'changes', 'certificate', 'proof'] as const

export default function TranslationServices() {
  const { m, items, topics, head, passage, specimen } = useMessages<typeof en>('pages/services-translation-services')
  const target = useExampleLanguage()
  const languages = {
    concept: undefined,
    preferredEn: 'en',
    preferredTarget: target,
    deprecatedTarget: target,
    authority: undefined,
  }
  const tabs = topics('topics.items', lists).map((topic) => ({
    ...topic,
    listTitle: m(`topics.items.${topic.id}.listTitle`),
  }))
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={<Specimen {...specimen('specimen', languages, ['reason', 'regional'])} />}
      />
      <TextSection {...passage('intro')} />
      <TabsOrAccordion name="topics" id="what-we-translate" {...head('topics')} items={topicTabs(tabs)} />
      <WhyChoose
        id="delivery"
        columns={2}
        tone="mist"
        {...head('delivery')}
        reasons={items('delivery.items', delivered)}
      />
      <WhyChoose
        id="why"
        tone="ink"
        title={m('why.title')}
        measured={['delivery', 'accuracy']}
        reasons={items('why.items', ['specialists', 'requirements', 'delivery', 'accuracy', 'reach'])}
      />
      <Standards
        id="certificates"
        {...head('iso')}
        standards={items('iso.items', ['iso9001', 'iso17100', 'iso18587'])}
      />
      <NextStep text={m('next')} page="services-linguistic-quality" />
    </>
  )
}
