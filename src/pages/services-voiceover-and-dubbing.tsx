import type en from '#locales/en/pages/services-voiceover-and-dubbing.json'
import { LipSync } from '../diagrams/services/LipSync.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

const cues = ['withdrawal', 'reason', 'care', 'reading'] as const

export default function VoiceoverAndDubbing() {
  const { m, passage, table } = useMessages<typeof en>('pages/services-voiceover-and-dubbing')
  const target = useExampleLanguage()
  const columns = { in: undefined, out: undefined, role: undefined, lineEn: 'en', lineTarget: target }
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection {...passage('intro')} />
      <TextSection tone="mist" {...passage('process')} />
      <TextSection {...passage('methods')} side="start" aside={<LipSync />} />
      <TextSection
        tone="mist"
        {...passage('why')}
        side="below"
        aside={<SpecimenTable {...table('specimen', cues, columns, ['timecode', 'length', 'law'])} leading={3} />}
      />
      <NextStep text={m('next')} />
    </>
  )
}
