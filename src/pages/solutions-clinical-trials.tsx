import type en from '#locales/en/pages/solutions-clinical-trials.json'
import { studyIsInvented } from '../config/site.ts'
import { AmendmentRipple } from '../diagrams/solutions/AmendmentRipple.tsx'
import { joined } from '../i18n/joined.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Accordion } from '../sections/Accordion/Accordion.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { Versions } from '../sections/Versions/Versions.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
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

const study = ['words', 'days', 'amendments'] as const

const reasons = [
  'regulatoryCompliance',
  'specializedExpertise',
  'globalReach',
  'costEffective',
  'timelyDelivery',
] as const

const checks = ['meaning', 'requirement'] as const

export default function ClinicalTrialsSolutions() {
  const { m, items, head, specimen } = useMessages<typeof en>('pages/solutions-clinical-trials')
  const target = useExampleLanguage()
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} specimen={<AmendmentRipple />} />
      <TextSection
        title={m('intro.title')}
        paragraphs={[
          m('intro.p1'),
          joined(m('intro.readers'), <PageLink page="services-linguistic-validation">{m('intro.other')}</PageLink>),
          m('intro.p2'),
        ]}
      />
      <Versions
        tone="ink"
        columns={2}
        {...specimen('specimen', { source: 'en', forward: target, back: 'en', resolved: target }, checks)}
      />
      <Steps id="process" title={m('process.title')} steps={items('process.items', steps)} />
      <Accordion
        numbered
        name="documents"
        columns={3}
        tone="mist"
        id="document-types"
        title={m('documents.title')}
        items={items('documents.items', documents)}
      />
      <DefinitionList
        id="study"
        figures
        {...head('study')}
        items={items('study.items', study)}
        sample={studyIsInvented}
      />
      <WhyChoose id="why" measured={['timelyDelivery']} title={m('why.title')} reasons={items('why.items', reasons)} />
      <NextStep text={m('next')} />
    </>
  )
}
