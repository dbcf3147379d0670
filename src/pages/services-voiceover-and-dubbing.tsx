import type en from '#locales/en/pages/services-voiceover-and-dubbing.json'
import { LipSync } from '../diagrams/services/LipSync.tsx'
import { VoiceoverMix } from '../diagrams/services/VoiceoverMix.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

import { MeasureLink } from '../ui/MeasureLink/MeasureLink.tsx'

const columns = ['in', 'out', 'role', 'lineEn', 'linePl'] as const

const cues = ['withdrawal', 'reason', 'care', 'reading'] as const

export default function VoiceoverAndDubbing() {
  const { m, lines, cells } = useMessages<typeof en>('pages/services-voiceover-and-dubbing')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} />
      <TextSection
        tone="mist"
        title={m('process.title')}
        paragraphs={[m('process.p1'), m('process.p2')]}
        aside={<VoiceoverMix />}
      />
      <TextSection
        title={m('methods.title')}
        paragraphs={[m('methods.p1'), m('methods.p2')]}
        side="start"
        aside={<LipSync />}
      />
      <TextSection
        tone="mist"
        title={m('why.title')}
        paragraphs={[m('why.p1'), m('why.p2')]}
        side="below"
        aside={
          <SpecimenTable
            caption={m('specimen.caption')}
            head={lines('specimen.head', columns)}
            rows={cells('specimen.rows', cues, columns)}
            languages={[undefined, undefined, undefined, 'en', 'pl']}
            leading={3}
            checks={lines('specimen.checks', ['timecode', 'length', 'law'])}
          />
        }
      >
        <MeasureLink about={m('why.title')} />
      </TextSection>
      <NextStep text={m('next')} />
    </>
  )
}
