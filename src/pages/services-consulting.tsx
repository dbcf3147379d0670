import IconLanguage from '#icons/IconLanguage.mjs'
import IconRoute from '#icons/IconRoute.mjs'
import IconVocabulary from '#icons/IconVocabulary.mjs'
import IconWorld from '#icons/IconWorld.mjs'
import type en from '#locales/en/pages/services-consulting.json'
import { ChangedTerm } from '../diagrams/services/ChangedTerm.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'

const features = {
  languageRequirements: { Icon: IconWorld },
  terminology: { Icon: IconVocabulary },
  process: { Icon: IconRoute },
  technology: { Icon: IconLanguage },
}

const reasons = ['practice', 'regulations', 'subjects', 'reasons', 'offices', 'followUp'] as const

export default function Consulting() {
  const { m, items, passage, itemsWith } = useMessages<typeof en>('pages/services-consulting')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} specimen={<ChangedTerm />} />
      <TextSection {...passage('intro')} />
      <CardGrid tone="mist" columns={4} title={m('features.title')} cards={itemsWith('features.items', features)} />
      <WhyChoose columns={3} title={m('why.title')} reasons={items('why.items', reasons)} />
      <NextStep text={m('next')} />
    </>
  )
}
