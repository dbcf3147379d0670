import type en from '#locales/en/pages/solutions-medical-device.json'
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
  'instructionsForUse',
  'labels',
  'implantCards',
  'softwareInterfaces',
  'technicalDocumentation',
  'clinicalEvaluationReports',
  'clinicalInvestigations',
  'safetyPerformanceSummaries',
  'performanceEvaluationReports',
  'periodicSafetyReports',
  'fieldSafetyNotices',
  'declarationsOfConformity',
  'serviceManuals',
  'trainingMaterials',
  'promotionalMaterials',
] as const

const reasons = [
  'regulatoryKnowledge',
  'deviceExpertise',
  'sharedTerms',
  'languageCoverage',
  'reliableDelivery',
] as const

export default function MedicalDeviceSolutions() {
  const { m, items, passage, specimen } = useMessages<typeof en>('pages/solutions-medical-device')
  const other = useExampleLanguage('pl', ['de', 'fr'])
  return (
    <>
      <Hero
        reversed
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <Specimen
            variant="label"
            {...specimen('specimen', { en: 'en', other, de: 'de', fr: 'fr' }, ['terms', 'space'])}
          />
        }
      />
      <TextSection {...passage('intro')}>
        <p>{joined(m('intro.readers'), <PageLink page="services-medical-device">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <Steps tone="ink" id="process" title={m('process.title')} steps={items('process.items', steps)} />
      <Accordion
        numbered
        name="documents"
        tone="mist"
        columns={3}
        id="document-types"
        title={m('documents.title')}
        items={items('documents.items', documents)}
      />
      <WhyChoose
        id="why"
        title={m('why.title')}
        measured={['reliableDelivery']}
        reasons={items('why.items', reasons)}
      />
      <NextStep text={m('next')} />
    </>
  )
}
