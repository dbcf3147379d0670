import type en from '#locales/en/pages/services-creative-content-services.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

const pages = {
  consulting: { page: 'services-consulting' },
  videoProduction: { page: 'services-video-production' },
  copyEditing: { page: 'services-copy-editing-and-transcreation' },
} as const

export default function CreativeContentServices() {
  const { m, passage, itemsWith } = useMessages<typeof en>('pages/services-creative-content-services')
  return (
    <>
      <Hero reversed title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection {...passage('intro')} />
      <CardGrid tone="mist" columns={3} title={m('cards.title')} cards={itemsWith('cards.items', pages)} />
      <NextStep text={m('next')} />
    </>
  )
}
