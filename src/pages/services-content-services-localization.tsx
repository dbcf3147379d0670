import type en from '#locales/en/pages/services-content-services-localization.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'

const benefits = ['terminology', 'reach', 'claims', 'updates', 'access'] as const

const pages = {
  website: { page: 'services-website-localization' },
  voiceover: { page: 'services-voiceover-and-dubbing' },
  media: { page: 'services-media-localization' },
  software: { page: 'services-software-localization' },
} as const

export default function ContentServicesLocalization() {
  const { m, items, passage, itemsWith } = useMessages<typeof en>('pages/services-content-services-localization')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection {...passage('intro')} />
      <WhyChoose tone="ink" title={m('benefits.title')} reasons={items('benefits.items', benefits)} />
      <CardGrid columns={4} title={m('cards.title')} cards={itemsWith('cards.items', pages)} />
      <NextStep text={m('next')} />
    </>
  )
}
