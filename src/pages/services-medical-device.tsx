import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services-medical-device.json'
import { LabelingMatrix } from '../diagrams/services/LabelingMatrix.tsx'
import { joined } from '../i18n/joined.tsx'
import { type Line, useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import { Topic } from '../ui/Topic/Topic.tsx'

type TabId = keyof (typeof en)['tabs']['items']

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
  const { m, lines } = useMessages<typeof en>('pages/services-medical-device')
  const topic = (id: TabId, list: readonly Line[]): { id: string; label: ReactNode; content: ReactNode } => ({
    id,
    label: m(`tabs.items.${id}.label`),
    content: <Topic title={m(`tabs.items.${id}.title`)} text={m(`tabs.items.${id}.text`)} list={list} split />,
  })
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} reversed />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<LabelingMatrix />}>
        <p>{joined(m('intro.readers'), <PageLink page="solutions-medical-device">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <TabsOrAccordion
        name="evidence"
        orientation="vertical"
        tone="mist"
        title={m('tabs.title')}
        items={[
          topic('certifiedTranslation', lines('tabs.items.certifiedTranslation.list', lists.certifiedTranslation)),
          topic('ifus', lines('tabs.items.ifus.list', lists.ifus)),
          topic('regulatoryAffairs', lines('tabs.items.regulatoryAffairs.list', lists.regulatoryAffairs)),
        ]}
      />
      <NextStep text={m('next')} />
    </>
  )
}
