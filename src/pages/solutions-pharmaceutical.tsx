import type en from '#locales/en/pages/solutions-pharmaceutical.json'
import { LinguisticReview } from '../diagrams/solutions/LinguisticReview.tsx'
import { joined } from '../i18n/joined.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Accordion } from '../sections/Accordion/Accordion.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'

const headings = ['beforeUse', 'howToTake', 'storage'] as const
const steps = ['needsAssessment', 'expertTeam', 'translation', 'qualityAssurance', 'delivery'] as const

const documents = [
  'nonclinicalReports',
  'scientificAdvice',
  'investigationalLabels',
  'clinicalOverviews',
  'qualityModules',
  'productCharacteristics',
  'packageLeaflets',
  'packagingArtwork',
  'riskManagementPlans',
  'manufacturingProcedures',
  'promotionalMaterials',
  'caseReports',
  'periodicSafetyReports',
  'safetyCommunications',
  'variations',
] as const

const reasons = [
  'regulatoryCompliance',
  'productMemory',
  'therapeuticBreadth',
  'parallelLanguages',
  'largeVolumes',
] as const

export default function PharmaceuticalSolutions() {
  const { m, items, passage, table } = useMessages<typeof en>('pages/solutions-pharmaceutical')
  const columns = { section: undefined, english: 'en', target: useExampleLanguage('es') }
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection
        {...passage('intro')}
        side="start"
        aside={<SpecimenTable {...table('specimen', headings, columns, ['template', 'verb'])} />}
      >
        <p>{joined(m('intro.readers'), <PageLink page="services-pharmaceutical">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <Steps tone="mist" id="process" title={m('process.title')} steps={items('process.items', steps)} />
      <Accordion
        numbered
        name="documents"
        aside={<LinguisticReview />}
        id="document-types"
        title={m('documents.title')}
        items={items('documents.items', documents)}
      />
      <WhyChoose
        id="why"
        tone="mist"
        title={m('why.title')}
        measured={['parallelLanguages', 'largeVolumes']}
        reasons={items('why.items', reasons)}
      />
      <NextStep text={m('next')} />
    </>
  )
}
