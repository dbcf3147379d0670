import type en from '#locales/en/pages/services-linguistic-quality.json'
import { factsAreInvented } from '../config/site.ts'
import { PenaltyScore } from '../diagrams/services/PenaltyScore.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { keysOf, useMessages } from '../i18n/useMessages.tsx'
import { Accordion } from '../sections/Accordion/Accordion.tsx'
import { GroupedTable } from '../sections/GroupedTable/GroupedTable.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

/** The metrics in use, with a sentence each, and those that a client's procedure may name. */
const metrics = {
  people: { used: ['mqm', 'regulatoryReview'], named: ['dqf', 'lisaQa', 'saeJ2450', 'errorTypology'] },
  automatic: {
    used: ['bleu', 'meteor', 'ter', 'chrf', 'comet', 'customDomain'],
    named: ['bertScore', 'editDistance'],
  },
} as const

const shares = ['onTime', 'accuracy', 'precision'] as const
const shareAspects = ['unit', 'counted', 'period'] as const
const savings = ['engine', 'customization', 'evaluation', 'tool'] as const
const savingAspects = ['unit', 'baseline', 'range', 'period'] as const

export default function LinguisticQuality() {
  const { m, items, head, passage, rows, specimen } = useMessages<typeof en>('pages/services-linguistic-quality')
  const target = useExampleLanguage()
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection
        {...passage('intro')}
        aside={
          <Specimen
            {...specimen('specimen', { source: 'en', target, correction: target })}
            notes={rows('specimen.notes', { category: undefined, severity: undefined, effect: undefined })}
          />
        }
      />
      <Accordion
        id="work"
        name="topics"
        tone="mist"
        aside={<PenaltyScore />}
        title={m('topics.title')}
        items={items('topics.items', ['assurance', 'evaluation', 'improvement'])}
      />
      <GroupedTable
        id="metrics"
        {...head('metrics')}
        groups={keysOf(metrics).map((id) => ({
          id,
          title: m(`metrics.groups.${id}`),
          items: items('metrics.items', metrics[id].used),
          names: metrics[id].named.map((name) => ({ id: name, text: m(`metrics.items.${name}.title`) })),
        }))}
      />
      <Accordion
        id="figures"
        name="measured"
        tone="mist"
        sample={factsAreInvented}
        {...head('figures')}
        items={[
          ...shares.map((id) => ({
            id,
            title: m(`figures.items.${id}.title`),
            text: m(`figures.items.${id}.method`),
            facts: shareAspects.map((aspect) => ({
              id: aspect,
              label: m(`figures.${aspect}`),
              text: m(`figures.items.${id}.${aspect}`),
            })),
          })),
          ...savings.map((id) => ({
            id,
            title: m(`figures.items.${id}.title`),
            text: m(`figures.items.${id}.method`),
            facts: savingAspects.map((aspect) => ({
              id: aspect,
              label: m(`figures.${aspect}`),
              text: m(`figures.items.${id}.${aspect}`),
            })),
          })),
        ]}
      />
      <NextStep text={m('next')} />
    </>
  )
}
