import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services-translation-services.json'
import { RevisedSentence } from '../diagrams/services/RevisedSentence.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { type Line, useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { Standards } from '../sections/Standards/Standards.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { Changes } from '../ui/Evidence/Changes.tsx'
import { Topic } from '../ui/Topic/Topic.tsx'

type TopicId = keyof (typeof en)['topics']['items']

/** The three that changed the sentence of the diagram. */
const corrections = ['check', 'revise', 'review'] as const

const delivered = ['files', 'bilingual', 'queries', 'memory', 'changes', 'certificate', 'proof'] as const

export default function TranslationServices() {
  const { m, rich, items, lines, rows } = useMessages<typeof en>('pages/services-translation-services')
  const target = useExampleLanguage('pl')
  const topic = (id: TopicId, list: readonly Line[]): { id: string; label: ReactNode; content: ReactNode } => ({
    id,
    label: m(`topics.items.${id}.label`),
    content: (
      <Topic
        title={m(`topics.items.${id}.title`)}
        text={m(`topics.items.${id}.text`)}
        listTitle={m(`topics.items.${id}.listTitle`)}
        list={list}
      />
    ),
  })
  const list = 'topics.items'
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <Specimen
            caption={m('specimen.caption')}
            rows={rows('specimen.rows', {
              concept: undefined,
              preferredEn: 'en',
              preferredTarget: target,
              deprecatedTarget: target,
              authority: undefined,
            })}
            checks={lines('specimen.checks', ['reason', 'regional'])}
          />
        }
      />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<RevisedSentence />} />
      <TabsOrAccordion
        name="topics"
        orientation="vertical"
        title={m('topics.title')}
        lead={m('topics.lead')}
        items={[
          topic(
            'medicalScientific',
            lines(`${list}.medicalScientific.list`, [
              'articles',
              'abstracts',
              'guidelines',
              'caseReports',
              'reviews',
              'textbooks',
            ]),
          ),
          topic(
            'multilingualLocalization',
            lines(`${list}.multilingualLocalization.list`, [
              'elearning',
              'portals',
              'brochures',
              'packaging',
              'presentations',
              'support',
            ]),
          ),
          topic(
            'regulatory',
            lines(`${list}.regulatory.list`, ['smpc', 'leaflets', 'ctd', 'variations', 'responses', 'certificates']),
          ),
          topic(
            'clinicalTrial',
            lines(`${list}.clinicalTrial.list`, [
              'protocols',
              'consentForms',
              'investigatorBrochures',
              'diaries',
              'caseReportForms',
              'laySummaries',
            ]),
          ),
          topic(
            'pharmaceutical',
            lines(`${list}.pharmaceutical.list`, [
              'procedures',
              'batchRecords',
              'validation',
              'caseSafetyReports',
              'periodicReports',
              'riskPlans',
            ]),
          ),
          topic(
            'medicalDevice',
            lines(`${list}.medicalDevice.list`, [
              'instructions',
              'labels',
              'implantCards',
              'safetySummaries',
              'interface',
              'fieldNotices',
            ]),
          ),
        ]}
      />
      <WhyChoose
        columns={4}
        tone="mist"
        title={m('delivery.title')}
        lead={m('delivery.lead')}
        reasons={items('delivery.items', delivered)}
      />
      <WhyChoose
        tone="ink"
        title={m('why.title')}
        proof={
          <Changes
            lang="de"
            rows={corrections.map((id) => ({ id, label: m(`diagram.who.${id}`), text: rich(`diagram.samples.${id}`) }))}
            caption={m('diagram.title')}
          />
        }
        measured={['delivery', 'accuracy']}
        reasons={items('why.items', ['specialists', 'requirements', 'delivery', 'accuracy', 'reach'])}
      />
      <Standards
        title={m('iso.title')}
        lead={m('iso.lead')}
        standards={items('iso.items', ['iso9001', 'iso17100', 'iso18587'])}
      />
      <NextStep text={m('next')} page="services-linguistic-quality" />
    </>
  )
}
