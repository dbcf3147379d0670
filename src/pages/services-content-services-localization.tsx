import type en from '#locales/en/pages/services-content-services-localization.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'

const benefits = ['terminology', 'reach', 'claims', 'updates', 'access'] as const

const pages = {
  website: 'services-website-localization',
  voiceover: 'services-voiceover-and-dubbing',
  media: 'services-media-localization',
  software: 'services-software-localization',
} as const

export default function ContentServicesLocalization() {
  const { m, items } = useMessages<typeof en>('pages/services-content-services-localization')
  const cards = items('cards.items', ['website', 'voiceover', 'media', 'software'])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} />
      <WhyChoose tone="ink" title={m('benefits.title')} reasons={items('benefits.items', benefits)} />
      <CardGrid columns={4} title={m('cards.title')} cards={cards.map((card) => ({ ...card, page: pages[card.id] }))} />
      <NextStep text={m('next')} />
    </>
  )
}
