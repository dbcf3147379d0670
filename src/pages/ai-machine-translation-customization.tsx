import IconArchive from '#icons/IconArchive.mjs'
import IconFiles from '#icons/IconFiles.mjs'
import IconPencilCheck from '#icons/IconPencilCheck.mjs'
import IconTypography from '#icons/IconTypography.mjs'
import IconVocabulary from '#icons/IconVocabulary.mjs'
import type en from '#locales/en/pages/ai-machine-translation-customization.json'
import { LearningCurve } from '../diagrams/ai/LearningCurve.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Figures } from '../sections/Figures/Figures.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'

const steps = ['analysis', 'dataPreparation', 'training', 'evaluation', 'retraining'] as const
const benefits = ['terminology', 'houseStyle', 'correctOnce', 'existingAssets', 'textTypes'] as const
const icons = {
  terminology: <IconVocabulary size={28} stroke={1.5} aria-hidden="true" />,
  houseStyle: <IconTypography size={28} stroke={1.5} aria-hidden="true" />,
  correctOnce: <IconPencilCheck size={28} stroke={1.5} aria-hidden="true" />,
  existingAssets: <IconArchive size={28} stroke={1.5} aria-hidden="true" />,
  textTypes: <IconFiles size={28} stroke={1.5} aria-hidden="true" />,
}
const figures = ['postEditing', 'cost'] as const
const segments = ['contradiction', 'wrongTerm', 'omission', 'approved'] as const
const columns = ['source', 'target', 'decision', 'reason'] as const

export default function MachineTranslationCustomization() {
  const { m, items, lines, cells } = useMessages<typeof en>('pages/ai-machine-translation-customization')
  const target = useExampleLanguage('pl')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection
        title={m('intro.title')}
        paragraphs={[m('intro.p1'), m('intro.p2')]}
        side="below"
        aside={
          <SpecimenTable
            caption={m('specimen.caption')}
            head={lines('specimen.head', columns)}
            rows={cells('specimen.rows', segments, columns)}
            languages={['en', target]}
          />
        }
      />
      <Steps tone="ink" title={m('process.title')} steps={items('process.items', steps)} />
      <TextSection
        title={m('material.title')}
        paragraphs={[m('material.p1'), m('material.p2')]}
        aside={<LearningCurve />}
      />
      <WhyChoose
        title={m('benefits.title')}
        reasons={items('benefits.items', benefits).map((item) => ({ ...item, icon: icons[item.id] }))}
      />
      <Figures
        beside
        tone="mist"
        title={m('why.title')}
        lead={m('why.lead')}
        stats={figures.map((id) => ({
          id,
          value: m(`stats.items.${id}.value`),
          label: m(`stats.items.${id}.label`),
          note: m(`stats.items.${id}.note`),
        }))}
      />
      <NextStep text={m('next')} page="ai-machine-translation-qa-and-evaluation" />
    </>
  )
}
