import type en from '#locales/en/pages/services-medical-device.json'
import { LabelingMatrix } from '../diagrams/services/LabelingMatrix.tsx'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { topicTabs } from '../ui/Topic/Topic.tsx'

const lists = {
  certifiedTranslation: ['freeSale', 'conformity', 'qualityCertificates', 'agreements', 'testReports'],
  ifus: ['printedElectronic', 'quickGuides', 'warnings', 'selfTesting', 'symbolGlossaries'],
  regulatoryAffairs: [
    'technicalDocumentation',
    'evaluationReports',
    'summaries',
    'postMarket',
    'vigilance',
    'usSubmissions',
  ],
} as const

export default function MedicalDeviceService() {
  const { m, passage, topics } = useMessages<typeof en>('pages/services-medical-device')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} specimen={<LabelingMatrix />} reversed />
      <TextSection {...passage('intro')}>
        <p>{joined(m('intro.readers'), <PageLink page="solutions-medical-device">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <TabsOrAccordion
        name="evidence"
        tone="mist"
        title={m('tabs.title')}
        items={topicTabs(topics('tabs.items', lists))}
      />
      <NextStep text={m('next')} />
    </>
  )
}
