import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services-linguistic-quality.json'
import { factsAreInvented } from '../config/site.ts'
import { PenaltyScore } from '../diagrams/services/PenaltyScore.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { usePageMessages } from '../i18n/usePageMessages.ts'
import { Accordion } from '../sections/Accordion/Accordion.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { OnThisPage } from '../sections/OnThisPage/OnThisPage.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { Facts } from '../ui/Facts/Facts.tsx'

const metrics = [
  'mqm',
  'bleu',
  'bertScore',
  'dqf',
  'regulatoryReview',
  'editDistance',
  'lisaQa',
  'meteor',
  'comet',
  'saeJ2450',
  'ter',
  'customDomain',
  'errorTypology',
  'chrf',
] as const

const shares = ['onTime', 'accuracy', 'precision'] as const
const shareAspects = ['unit', 'method', 'counted', 'period'] as const
const savings = ['engine', 'customization', 'evaluation', 'tool'] as const
const savingAspects = ['unit', 'method', 'baseline', 'period', 'range'] as const

type Aspects = (typeof shareAspects | typeof savingAspects)[number]

export default function LinguisticQuality() {
  const { m, items, head, passage, rows, specimen } = usePageMessages<typeof en>('pages/services-linguistic-quality')
  const target = useExampleLanguage()
  const facts = <Aspect extends Aspects>(aspects: readonly Aspect[], textOf: (aspect: Aspect) => ReactNode) => (
    <Facts facts={aspects.map((aspect) => ({ id: aspect, label: m(`figures.${aspect}`), text: textOf(aspect) }))} />
  )
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <OnThisPage titles={{ work: m('topics.title'), metrics: m('metrics.title'), figures: m('figures.title') }} />
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
      <DefinitionList id="metrics" {...head('metrics')} items={items('metrics.items', metrics)} />
      <DefinitionList
        id="figures"
        wide
        tone="mist"
        sample={factsAreInvented}
        {...head('figures')}
        items={[
          ...shares.map((id) => ({
            id,
            title: m(`figures.items.${id}.title`),
            text: facts(shareAspects, (aspect) => m(`figures.items.${id}.${aspect}`)),
          })),
          ...savings.map((id) => ({
            id,
            title: m(`figures.items.${id}.title`),
            text: facts(savingAspects, (aspect) => m(`figures.items.${id}.${aspect}`)),
          })),
        ]}
      />
      <NextStep text={m('next')} />
    </>
  )
}
