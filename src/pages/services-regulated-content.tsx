import type en from '#locales/en/pages/services-regulated-content.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { Directory } from '../sections/Directory/Directory.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { Versions } from '../sections/Versions/Versions.tsx'

const sectors = {
  pharmaceutical: 'services-pharmaceutical',
  medicalDevice: 'services-medical-device',
  healthcare: 'services-healthcare',
} as const

export default function RegulatedContent() {
  const { m, items, rows, lines } = useMessages<typeof en>('pages/services-regulated-content')
  const cards = items('cards.items', ['pharmaceutical', 'medicalDevice', 'healthcare'])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection columns title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} />
      <Directory
        columns={1}
        title={m('cards.title')}
        entries={cards.map((card) => ({ ...card, page: sectors[card.id] }))}
      />
      <Versions
        tone="mist"
        columns={3}
        title={m('specimen.caption')}
        versions={rows('specimen.rows', { technical: 'en', plain: 'en', target: 'fr' })}
        checks={lines('specimen.checks', ['element', 'numbers', 'explained', 'neutral'])}
      />
    </>
  )
}
