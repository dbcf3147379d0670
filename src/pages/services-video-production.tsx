import type en from '#locales/en/pages/services-video-production.json'
import { FilmLayers } from '../diagrams/services/FilmLayers.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { Section } from '../ui/Section/Section.tsx'
import { topicTabs } from '../ui/Topic/Topic.tsx'
import '../theme/specimens.css'

const shots = ['rest', 'cuff', 'silence', 'record'] as const

const tabs = ['contentCreation', 'creativeAdaptation', 'videoAccessibility', 'designExtension'] as const

export default function VideoProduction() {
  const { m, fields, passage, table } = useMessages<typeof en>('pages/services-video-production')
  const columns = { shot: undefined, picture: undefined, textEn: 'en', textTarget: useExampleLanguage('ja') }
  return (
    <>
      <Hero reversed title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection {...passage('intro')} aside={<FilmLayers />} />
      <Section>
        <SpecimenTable {...table('specimen', shots, columns, ['layer', 'register', 'ifu'])} />
      </Section>
      <TabsOrAccordion
        name="production"
        tone="mist"
        title={m('tabs.title')}
        items={topicTabs(fields('tabs.items', tabs, ['label', 'title', 'text']))}
      />
      <NextStep text={m('next')} page="services-media-localization" />
    </>
  )
}
