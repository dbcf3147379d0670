import type en from '#locales/en/pages/solutions-medical-device.json'
import { DeviceLabel } from '../diagrams/solutions/DeviceLabel.tsx'
import { joined } from '../i18n/joined.tsx'
import { plainText } from '../i18n/plainText.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { DocumentTypes } from '../sections/DocumentTypes/DocumentTypes.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { Lengths } from '../ui/Evidence/Lengths.tsx'
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

const languages = ['en', 'pl', 'de', 'fr'] as const

const reasons = [
  'regulatoryKnowledge',
  'deviceExpertise',
  'sharedTerms',
  'languageCoverage',
  'reliableDelivery',
] as const

export default function MedicalDeviceSolutions() {
  const { m, text, items, rows, lines } = useMessages<typeof en>('pages/solutions-medical-device')
  const lengths = languages.map((id) => ({
    id,
    label: m(`specimen.rows.${id}.label`),
    // Without the tags that mark its term.
    length: plainText(text(`specimen.rows.${id}.text`)).replace(/<.*?>/g, '').length,
  }))
  return (
    <>
      <Hero
        reversed
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <Specimen
            variant="label"
            caption={m('specimen.caption')}
            rows={rows('specimen.rows', { en: 'en', pl: 'pl', de: 'de', fr: 'fr' })}
            checks={lines('specimen.checks', ['symbols', 'terms', 'order', 'space'])}
          />
        }
      />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<DeviceLabel />}>
        <p>{joined(m('intro.readers'), <PageLink page="services-medical-device">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <Steps tone="ink" title={m('process.title')} lead={m('process.lead')} steps={items('process.items', steps)} />
      <DocumentTypes
        tone="mist"
        columns={3}
        title={m('documents.title')}
        lead={m('documents.lead')}
        documents={items('documents.items', documents)}
      />
      <WhyChoose
        title={m('why.title')}
        proof={<Lengths rows={lengths} caption={m('specimen.checks.space')} />}
        measured={['reliableDelivery']}
        reasons={items('why.items', reasons)}
      />
      <NextStep text={m('next')} />
    </>
  )
}
