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

const figures = ['onTime', 'accuracy', 'precision', 'engine', 'customization', 'evaluation', 'tool'] as const
const aspects = ['unit', 'counted', 'baseline', 'range', 'period'] as const

export default function LinguisticQuality() {
  const { m, optional, items, head, passage, rows, specimen } = useMessages<typeof en>(
    'pages/services-linguistic-quality',
  )
  const target = useExampleLanguage()
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <Specimen
            {...specimen('specimen', { source: 'en', target, correction: target })}
            notes={rows('specimen.notes', { category: undefined, severity: undefined, effect: undefined })}
          />
        }
      />
      <TextSection {...passage('intro')} />
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
          namesLabel: m('metrics.named'),
          names: metrics[id].named.map((name) => ({ id: name, text: m(`metrics.items.${name}.title`) })),
        }))}
      />
      <Accordion
        id="figures"
        name="measured"
        tone="mist"
        sample={factsAreInvented}
        {...head('figures')}
        items={figures.map((id) => ({
          id,
          title: m(`figures.items.${id}.title`),
          text: m(`figures.items.${id}.method`),
          facts: aspects
            .map((aspect) => ({
              id: aspect,
              label: m(`figures.${aspect}`),
              text: optional(`figures.items.${id}.${aspect}`),
            }))
            .filter(({ text }) => text),
        }))}
      />
      <NextStep text={m('next')} />
    </>
  )
}
