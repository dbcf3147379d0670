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

export default function NeuralMachineTranslation() {
  const { m, items, rows, lines } = useMessages<typeof en>('pages/ai-neural-machine-translation')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection
        title={m('intro.title')}
        paragraphs={[m('intro.p1'), m('intro.p2')]}
        aside={
          <Specimen
            caption={m('specimen.caption')}
            rows={rows('specimen.rows', { source: 'en', generic: 'de', domain: 'de', ours: 'de' })}
            checks={lines('specimen.checks', ['rotate', 'tender', 'register'])}
          />
        }
      />
      <TextSection
        tone="mist"
        title={m('engine.title')}
        paragraphs={[m('engine.p1'), m('engine.p2')]}
        side="start"
        aside={<AttentionMatrix />}
      />
      <Figures
        tone="ink"
        title={m('stats.title')}
        stats={figures.map((id) => ({
          id,
          value: m(`stats.items.${id}.value`),
          label: m(`stats.items.${id}.label`),
          note: m(`stats.items.${id}.note`),
        }))}
      />
      <Standards title={m('why.title')} lead={m('why.p1')} standards={items('why.items', ['fda', 'ema', 'iso'])} />
      <NextStep text={m('next')} page="ai-machine-translation-customization" />
    </>
  )
}
