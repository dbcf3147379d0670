import type en from '#locales/en/pages/core-services.json'
import { factsAreInvented } from '../config/site.ts'
import { ProtocolBranches } from '../diagrams/services/ProtocolBranches.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Directory } from '../sections/Directory/Directory.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

const services = {
  translation: 'services-translation-services',
  localization: 'services-content-services-localization',
  interpretation: 'services-interpreting',
  linguisticValidation: 'services-linguistic-validation',
  regulatedContent: 'services-regulated-content',
  artificialIntelligence: 'ai-ai-translation',
} as const

const people = ['office', 'quality', 'translators', 'qualifications', 'profiles', 'subcontracting'] as const

export default function CoreServices() {
  const { m, items } = useMessages<typeof en>('pages/core-services')
  const cards = items('cards.items', [
    'translation',
    'localization',
    'interpretation',
    'linguisticValidation',
    'regulatedContent',
    'artificialIntelligence',
  ])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<ProtocolBranches />} />
      <Directory
        columns={2}
        tone="mist"
        title={m('cards.title')}
        entries={cards.map((card) => ({ ...card, page: services[card.id] }))}
      />
      <DefinitionList
        id="people"
        title={m('people.title')}
        lead={m('people.lead')}
        items={items('people.items', people)}
        sample={factsAreInvented}
      />
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
