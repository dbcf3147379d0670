import IconBook2 from '#icons/IconBook2.mjs'
import IconHistory from '#icons/IconHistory.mjs'
import IconListSearch from '#icons/IconListSearch.mjs'
import IconMessageQuestion from '#icons/IconMessageQuestion.mjs'
import type en from '#locales/en/pages/services-linguistic-validation.json'
import { QuestionnairePath } from '../diagrams/services/QuestionnairePath.tsx'
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

const icon = { size: 28, stroke: 1.5, 'aria-hidden': true } as const

const icons = {
  conceptElaboration: <IconBook2 {...icon} />,
  translatabilityAssessment: <IconListSearch {...icon} />,
  debriefingGuide: <IconMessageQuestion {...icon} />,
  translationRecord: <IconHistory {...icon} />,
}

export default function LinguisticValidation() {
  const { m, items, rows, lines } = useMessages<typeof en>('pages/services-linguistic-validation')
  const target = useExampleLanguage('pl')
  const tools = items('tools.items', [
    'conceptElaboration',
    'translatabilityAssessment',
    'debriefingGuide',
    'translationRecord',
  ])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]}>
        <p>{joined(m('intro.readers'), <PageLink page="solutions-clinical-trials">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <TextSection
        tone="ink"
        side="below"
        title={m('why.title')}
        paragraphs={[m('why.p1'), m('why.p2')]}
        aside={
          <Specimen
            caption={m('specimen.caption')}
            rows={rows('specimen.rows', {
              source: 'en',
              forwardFirst: target,
              forwardSecond: target,
              reconciled: target,
              back: 'en',
            })}
            notes={rows('specimen.notes', { decision: undefined })}
            checks={lines('specimen.checks', ['concept', 'recall', 'gender'])}
          />
        }
      />
      <WhyChoose
        columns={4}
        title={m('benefits.title')}
        reasons={items('benefits.items', ['comparability', 'evidence', 'understanding', 'reuse'])}
      />
      <Steps
        tone="mist"
        aside={<QuestionnairePath />}
        title={m('process.title')}
        lead={m('process.lead')}
        steps={items('process.items', steps)}
      />
      <CardGrid
        columns={4}
        title={m('tools.title')}
        lead={m('tools.lead')}
        cards={tools.map((tool) => ({ ...tool, icon: icons[tool.id] }))}
      />
      <NextStep text={m('next')} />
    </>
  )
}
