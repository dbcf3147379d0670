import type en from '#locales/en/pages/services-interpreting.json'
import { factsAreInvented } from '../config/site.ts'
import { InterpretedTurns } from '../diagrams/services/InterpretedTurns.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Accordion } from '../sections/Accordion/Accordion.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

export default function Interpreting() {
  const { m, items, head, specimen } = useMessages<typeof en>('pages/services-interpreting')
  const target = useExampleLanguage()
  const languages = { clinician: 'en', interpreter: target, patient: target, interpreterBack: 'en' }
  const parts = {
    consecutive: items('modes.items.consecutive', ['onSite', 'online']),
    simultaneous: items('modes.items.simultaneous', ['onSite', 'online']),
    overThePhone: undefined,
  }
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection
        side="start"
        title={m('intro.title')}
        paragraphs={[m('intro.p1'), m('intro.p2'), m('intro.p3')]}
        sample={factsAreInvented}
        aside={<Specimen {...specimen('specimen', languages, ['person', 'register', 'vagueness', 'completeness'])} />}
      />
      <Accordion
        name="modes"
        tone="mist"
        aside={<InterpretedTurns />}
        {...head('modes')}
        items={items('modes.items', ['consecutive', 'simultaneous', 'overThePhone']).map((mode) => ({
          ...mode,
          parts: parts[mode.id],
        }))}
      />
      <NextStep text={m('next')} />
    </>
  )
}
