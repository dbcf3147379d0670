import type en from '#locales/en/pages/services-video-production.json'
import { FilmLayers } from '../diagrams/services/FilmLayers.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { Section } from '../ui/Section/Section.tsx'
import { Topic } from '../ui/Topic/Topic.tsx'
import '../theme/specimens.css'

const columns = ['shot', 'picture', 'textEn', 'textJa'] as const

const tabs = ['contentCreation', 'creativeAdaptation', 'videoAccessibility', 'designExtension'] as const

export default function VideoProduction() {
  const { m, lines, cells } = useMessages<typeof en>('pages/services-video-production')
  return (
    <>
      <Hero reversed title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<FilmLayers />} />
      <Section>
        <SpecimenTable
          caption={m('specimen.caption')}
          head={lines('specimen.head', columns)}
          rows={cells('specimen.rows', ['rest', 'cuff', 'silence', 'record'], columns)}
          languages={[undefined, undefined, 'en', 'ja']}
          checks={lines('specimen.checks', ['layer', 'register', 'ifu'])}
        />
      </Section>
      <TabsOrAccordion
        name="production"
        orientation="vertical"
        tone="mist"
        title={m('tabs.title')}
        items={tabs.map((id) => ({
          id,
          label: m(`tabs.items.${id}.label`),
          content: <Topic title={m(`tabs.items.${id}.title`)} text={m(`tabs.items.${id}.text`)} />,
        }))}
      />
      <NextStep text={m('next')} page="services-media-localization" />
    </>
  )
}
