import type en from '#locales/en/pages/services-media-localization.json'
import { SubtitleTimeline } from '../diagrams/services/SubtitleTimeline.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Subtitle } from '../sections/Subtitle/Subtitle.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'

export default function MediaLocalization() {
  const { m, items, rows, lines, passage } = useMessages<typeof en>('pages/services-media-localization')
  const target = useExampleLanguage()
  const features = items('features.items', [
    'linguisticAccuracy',
    'immersiveViewing',
    'universalAccess',
    'completeAssistance',
  ])
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <Subtitle
            caption={m('specimen.caption')}
            lines={lines('specimen.lines', ['first', 'second'])}
            lang={target}
            facts={rows('specimen.rows', { timing: undefined, source: 'en', speed: undefined })}
            checks={lines('specimen.checks', ['lines', 'break', 'address'])}
          />
        }
      />
      <TextSection {...passage('intro')} aside={<SubtitleTimeline />} />
      <WhyChoose columns={4} tone="mist" title={m('features.title')} reasons={features} />
      <NextStep text={m('next')} page="services-voiceover-and-dubbing" />
    </>
  )
}
