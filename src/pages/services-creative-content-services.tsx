import type en from '#locales/en/pages/services-creative-content-services.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

const pages = {
  consulting: 'services-consulting',
  videoProduction: 'services-video-production',
  copyEditing: 'services-copy-editing-and-transcreation',
} as const

export default function CreativeContentServices() {
  const { m, items } = useMessages<typeof en>('pages/services-creative-content-services')
  const cards = items('cards.items', ['consulting', 'videoProduction', 'copyEditing'])
  return (
    <>
      <Hero reversed title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} />
      <CardGrid
        tone="mist"
        columns={3}
        title={m('cards.title')}
        cards={cards.map((card) => ({ ...card, page: pages[card.id] }))}
      />
      <NextStep text={m('next')} />
    </>
  )
}
