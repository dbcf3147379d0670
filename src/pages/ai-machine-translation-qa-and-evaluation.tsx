import type en from '#locales/en/pages/ai-machine-translation-qa-and-evaluation.json'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Figures } from '../sections/Figures/Figures.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'

const steps = ['testSet', 'scoring', 'annotation', 'decision'] as const
const metrics = ['bleu', 'meteor', 'ter', 'chrf', 'comet'] as const
const figures = ['postEditing', 'cost'] as const
const benefits = [
  'criticalErrors',
  'fairComparison',
  'effortForecast',
  'retrainingGuide',
  'versionControl',
  'auditEvidence',
] as const

export default function MachineTranslationQaAndEvaluation() {
  const { m, items, fields, head, passage, rows, specimen } = useMessages<typeof en>(
    'pages/ai-machine-translation-qa-and-evaluation',
  )
  const target = useExampleLanguage('es')
  return (
    <>
      <Hero reversed title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection
        {...passage('intro')}
        aside={
          <Specimen
            {...specimen('specimen', { source: 'en', output: target, reference: target })}
            notes={rows('specimen.notes', { category: undefined, severity: undefined, decision: undefined })}
          />
        }
      />
      <Steps tone="mist" title={m('process.title')} steps={items('process.items', steps)} />
      <DefinitionList {...head('metrics')} items={items('metrics.items', metrics)} />
      <Figures
        beside
        tone="ink"
        title={m('stats.title')}
        stats={fields('stats.items', figures, ['value', 'label', 'note'])}
      />
      <WhyChoose columns={2} title={m('benefits.title')} reasons={items('benefits.items', benefits)} />
      <NextStep text={m('next')} page="ai-refinix-mt-post-editing-tool" />
    </>
  )
}
