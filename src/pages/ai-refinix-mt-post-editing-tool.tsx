import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Figures } from '../sections/Figures/Figures.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Refine } from '../sections/Refine/Refine.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { MeasureLink } from '../ui/MeasureLink/MeasureLink.tsx'

const checks = ['quotationMarks', 'decimalSeparator', 'unitSpacing', 'termConsistency'] as const
const benefits = ['attention', 'uniformity', 'oneFormat', 'browser', 'languages'] as const
const figures = ['errors', 'time', 'cost'] as const

export default function RefinixMtPostEditingTool() {
  const { m, items, head, passage, fields, specimen } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const target = useExampleLanguage()
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <Specimen variant="code" {...specimen('specimen', { source: 'en', before: target, after: target }, checks)} />
        }
      >
        <ButtonLink page="contacts" toTop text="actions.getInTouch" />
        <ButtonLink page="ai-refinix-mt-post-editing-tool" hash="try" secondary>
          {m('try.title')}
        </ButtonLink>
        <MeasureLink about={m('hero.title')} />
      </Hero>
      <TextSection {...passage('intro')} />
      <Refine id="try" {...head('try')} />
      <Steps
        tone="mist"
        eyebrow={m('steps.eyebrow')}
        {...head('steps')}
        steps={items('steps.items', ['upload', 'processing', 'download'])}
      />
      <WhyChoose title={m('benefits.title')} reasons={items('benefits.items', benefits)} />
      <Figures
        tone="mist"
        title={m('stats.title')}
        stats={fields('stats.items', figures, ['value', 'label']).map((stat) => ({
          ...stat,
          note: stat.id === 'errors' ? m('stats.items.errors.note') : null,
        }))}
      />
      <NextStep text={m('next')} />
    </>
  )
}
