import IconBook2 from '#icons/IconBook2.mjs'
import IconHistory from '#icons/IconHistory.mjs'
import IconListSearch from '#icons/IconListSearch.mjs'
import IconMessageQuestion from '#icons/IconMessageQuestion.mjs'
import type en from '#locales/en/pages/services-linguistic-validation.json'
import { joined } from '../i18n/joined.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'

const steps = [
  'forwardTranslation',
  'reconciliation',
  'backTranslation',
  'clinicianReview',
  'cognitiveDebriefing',
  'finalization',
  'harmonization',
] as const

const tools = {
  conceptElaboration: { Icon: IconBook2 },
  translatabilityAssessment: { Icon: IconListSearch },
  debriefingGuide: { Icon: IconMessageQuestion },
  translationRecord: { Icon: IconHistory },
}

export default function LinguisticValidation() {
  const { m, items, itemsWith, head, passage, rows, specimen } = useMessages<typeof en>(
    'pages/services-linguistic-validation',
  )
  const target = useExampleLanguage()
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={<Specimen rows={rows('specimen.rows', { source: 'en', reconciled: target, back: 'en' })} />}
      />
      <TextSection {...passage('intro')}>
        <p>{joined(m('intro.readers'), <PageLink page="solutions-clinical-trials">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <TextSection
        tone="ink"
        side="below"
        {...passage('why')}
        aside={
          <Specimen
            {...specimen('specimen', { forwardFirst: target, forwardSecond: target })}
            notes={rows('specimen.notes', { decision: undefined })}
          />
        }
      />
      <WhyChoose
        columns={4}
        title={m('benefits.title')}
        reasons={items('benefits.items', ['comparability', 'evidence', 'understanding', 'reuse'])}
      />
      <Steps tone="mist" {...head('process')} steps={items('process.items', steps)} />
      <CardGrid columns={4} {...head('tools')} cards={itemsWith('tools.items', tools)} />
      <NextStep text={m('next')} />
    </>
  )
}
