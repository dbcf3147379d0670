import type en from '#locales/en/pages/core-services.json'
import { factsAreInvented } from '../config/site.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

const services = {
  translation: { page: 'services-translation-services' },
  localization: { page: 'services-content-services-localization' },
  interpretation: { page: 'services-interpreting' },
  linguisticValidation: { page: 'services-linguistic-validation' },
  regulatedContent: { page: 'services-regulated-content' },
  artificialIntelligence: { page: 'ai-ai-translation' },
} as const

const people = ['office', 'quality', 'translators', 'qualifications', 'profiles', 'subcontracting'] as const

export default function CoreServices() {
  const { m, items, passage, head, itemsWith } = useMessages<typeof en>('pages/core-services')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection {...passage('intro')} />
      <CardGrid columns={3} tone="mist" title={m('cards.title')} cards={itemsWith('cards.items', services)} />
      <DefinitionList id="people" {...head('people')} items={items('people.items', people)} sample={factsAreInvented} />
      <DefinitionList
        wide
        tone="mist"
        title={m('cooperation.title')}
        items={items('cooperation.items', ['review', 'memories', 'complaints', 'liability'])}
        sample={factsAreInvented}
      />
      <NextStep text={m('next')} />
    </>
  )
}
