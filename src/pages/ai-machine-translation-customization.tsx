import IconArchive from '#icons/IconArchive.mjs'
import IconFiles from '#icons/IconFiles.mjs'
import IconPencilCheck from '#icons/IconPencilCheck.mjs'
import IconTypography from '#icons/IconTypography.mjs'
import IconVocabulary from '#icons/IconVocabulary.mjs'
import type en from '#locales/en/pages/ai-machine-translation-customization.json'
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
const benefits = {
  terminology: { Icon: IconVocabulary },
  houseStyle: { Icon: IconTypography },
  correctOnce: { Icon: IconPencilCheck },
  existingAssets: { Icon: IconArchive },
  textTypes: { Icon: IconFiles },
}
const figures = ['postEditing', 'cost'] as const
const segments = ['contradiction', 'wrongTerm', 'omission', 'approved'] as const

export default function MachineTranslationCustomization() {
  const { m, items, itemsWith, fields, head, passage, table } = useMessages<typeof en>(
    'pages/ai-machine-translation-customization',
  )
  const target = useExampleLanguage()
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection
        {...passage('intro')}
        side="below"
        aside={
          <SpecimenTable
            {...table('specimen', segments, { source: 'en', target, decision: undefined, reason: undefined })}
          />
        }
      />
      <Steps tone="ink" title={m('process.title')} steps={items('process.items', steps)} />
      <WhyChoose title={m('benefits.title')} reasons={itemsWith('benefits.items', benefits)} />
      <Figures beside tone="mist" {...head('why')} stats={fields('stats.items', figures, ['value', 'label', 'note'])} />
      <NextStep text={m('next')} page="ai-machine-translation-qa-and-evaluation" />
    </>
  )
}
