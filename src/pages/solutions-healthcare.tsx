import type en from '#locales/en/pages/solutions-healthcare.json'
import { joined } from '../i18n/joined.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Accordion } from '../sections/Accordion/Accordion.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'

const steps = ['needsAssessment', 'expertTeam', 'translation', 'qualityAssurance', 'delivery'] as const

const documents = [
  'leaflets',
  'dischargeSummaries',
  'medicalRecords',
  'clinicalGuidelines',
  'consentForms',
  'diagnosticReports',
  'insuranceDocuments',
  'medicalCertificates',
  'telemedicine',
  'educationalMaterials',
  'hospitalPolicies',
  'publicHealthCampaigns',
  'trainingManuals',
  'legalRegulatory',
  'admissionForms',
] as const

const reasons = [
  'accuracy',
  'comprehensiveSupport',
  'globalReach',
  'compliance',
  'costEffectiveness',
  'timelyResults',
] as const

export default function HealthcareSolutions() {
  const { m, items, specimen } = useMessages<typeof en>('pages/solutions-healthcare')
  const target = useExampleLanguage('es-US')
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={<Specimen {...specimen('specimen', { source: 'en-US', target }, ['decimal', 'frequency'])} />}
      />
      <TextSection
        title={m('intro.title')}
        paragraphs={[
          m('intro.p1'),
          joined(m('intro.readers'), <PageLink page="services-healthcare">{m('intro.other')}</PageLink>),
          m('intro.p2'),
        ]}
      />
      <Steps tone="ink" id="process" title={m('process.title')} steps={items('process.items', steps)} />
      <Accordion
        numbered
        name="documents"
        columns={3}
        id="document-types"
        title={m('documents.title')}
        items={items('documents.items', documents)}
      />
      <WhyChoose
        id="why"
        columns={3}
        tone="mist"
        title={m('why.title')}
        measured={['costEffectiveness', 'timelyResults']}
        reasons={items('why.items', reasons)}
      />
      <NextStep text={m('next')} />
    </>
  )
}
