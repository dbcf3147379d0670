import type en from '#locales/en/pages/solutions-clinical-trials.json'
import { studyIsInvented } from '../config/site.ts'
import { AmendmentRipple, translations } from '../diagrams/solutions/AmendmentRipple.tsx'
import { joined } from '../i18n/joined.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { useNumber } from '../i18n/useNumber.ts'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { DocumentTypes } from '../sections/DocumentTypes/DocumentTypes.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { Versions } from '../sections/Versions/Versions.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { Portion } from '../ui/Evidence/Portion.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'

const steps = ['needsAssessment', 'expertTeam', 'translation', 'qualityAssurance', 'delivery'] as const

const documents = [
  'consentForms',
  'protocols',
  'caseReportForms',
  'investigatorBrochures',
  'patientDiaries',
  'regulatorySubmissions',
  'ethicsSubmissions',
  'productCharacteristics',
  'safetyReports',
  'patientInformationSheets',
  'studyReports',
  'monitoringReports',
  'investigatorTraining',
  'auditReports',
  'recruitmentMaterials',
] as const

const study = ['versions', 'words', 'interviews', 'changes', 'days', 'amendments'] as const

const reasons = [
  'regulatoryCompliance',
  'specializedExpertise',
  'globalReach',
  'costEffective',
  'timelyDelivery',
] as const

export default function ClinicalTrialsSolutions() {
  const { m, items, rows, lines } = useMessages<typeof en>('pages/solutions-clinical-trials')
  const target = useExampleLanguage('pl')
  const number = useNumber()
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]}>
        <p>
          {joined(m('intro.readers'), <PageLink page="services-linguistic-validation">{m('intro.other')}</PageLink>)}
        </p>
      </TextSection>
      <Versions
        tone="ink"
        columns={2}
        title={m('specimen.caption')}
        versions={rows('specimen.rows', { source: 'en', forward: target, back: 'en', resolved: target })}
        checks={lines('specimen.checks', ['meaning', 'omission', 'readingLevel', 'requirement'])}
      />
      <Steps title={m('process.title')} lead={m('process.lead')} steps={items('process.items', steps)} />
      <DocumentTypes
        aside={<AmendmentRipple />}
        tone="mist"
        title={m('documents.title')}
        lead={m('documents.lead')}
        documents={items('documents.items', documents)}
      />
      <DefinitionList
        figures
        title={m('study.title')}
        lead={m('study.lead')}
        items={items('study.items', study)}
        sample={studyIsInvented}
      />
      <WhyChoose
        measured={['timelyDelivery']}
        title={m('why.title')}
        proof={
          <Portion
            value={`${number(translations.changed)}/${number(translations.all)}`}
            label={m('diagram.title')}
            part={translations.changed}
            total={translations.all}
            columns={11}
          />
        }
        reasons={items('why.items', reasons)}
      />
      <NextStep text={m('next')} />
    </>
  )
}
