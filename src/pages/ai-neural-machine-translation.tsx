import type en from '#locales/en/pages/ai-neural-machine-translation.json'
import { AttentionMatrix } from '../diagrams/ai/AttentionMatrix.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { Figures } from '../sections/Figures/Figures.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { Standards } from '../sections/Standards/Standards.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

const figures = ['turnaround', 'precision', 'cost'] as const

const checks = ['rotate', 'tender', 'register'] as const

export default function NeuralMachineTranslation() {
  const { m, items, fields, passage, specimen } = useMessages<typeof en>('pages/ai-neural-machine-translation')
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <Specimen {...specimen('specimen', { source: 'en', generic: 'de', domain: 'de', ours: 'de' }, checks)} />
        }
      />
      <TextSection {...passage('intro')} />
      <TextSection tone="mist" {...passage('engine')} side="start" aside={<AttentionMatrix />} />
      <Figures tone="ink" title={m('stats.title')} stats={fields('stats.items', figures, ['value', 'label', 'note'])} />
      <Standards title={m('why.title')} lead={m('why.p1')} standards={items('why.items', ['fda', 'ema', 'iso'])} />
      <NextStep text={m('next')} page="ai-machine-translation-customization" />
    </>
  )
}
