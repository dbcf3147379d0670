import IconLanguage from '#icons/IconLanguage.mjs'
import IconRoute from '#icons/IconRoute.mjs'
import IconVocabulary from '#icons/IconVocabulary.mjs'
import IconWorld from '#icons/IconWorld.mjs'
import type en from '#locales/en/pages/services-consulting.json'
import { ChangedTerm, opened } from '../diagrams/services/ChangedTerm.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { useNumber } from '../i18n/useNumber.ts'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { Pair } from '../ui/Evidence/Pair.tsx'

const icons = {
  languageRequirements: <IconWorld size={28} stroke={1.5} aria-hidden="true" />,
  terminology: <IconVocabulary size={28} stroke={1.5} aria-hidden="true" />,
  process: <IconRoute size={28} stroke={1.5} aria-hidden="true" />,
  technology: <IconLanguage size={28} stroke={1.5} aria-hidden="true" />,
}

const reasons = ['practice', 'regulations', 'subjects', 'reasons', 'offices', 'followUp'] as const

export default function Consulting() {
  const { m, items } = useMessages<typeof en>('pages/services-consulting')
  const number = useNumber()
  const features = items('features.items', ['languageRequirements', 'terminology', 'process', 'technology'])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<ChangedTerm />} />
      <CardGrid
        tone="mist"
        columns={4}
        title={m('features.title')}
        cards={features.map((feature) => ({ ...feature, icon: icons[feature.id] }))}
      />
      <WhyChoose
        columns={2}
        title={m('why.title')}
        proof={
          <Pair
            sides={[
              { id: 'template', value: number(opened.template), label: m('diagram.template') },
              { id: 'approved', value: number(opened.approved), label: m('diagram.approved') },
            ]}
            caption={m('diagram.title')}
          />
        }
        reasons={items('why.items', reasons)}
      />
      <NextStep text={m('next')} />
    </>
  )
}
