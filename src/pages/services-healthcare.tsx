import IconDeviceMobile from '#icons/IconDeviceMobile.mjs'
import IconFileText from '#icons/IconFileText.mjs'
import IconListCheck from '#icons/IconListCheck.mjs'
import IconMessages from '#icons/IconMessages.mjs'
import IconReportMedical from '#icons/IconReportMedical.mjs'
import type en from '#locales/en/pages/services-healthcare.json'
import { HospitalPath } from '../diagrams/services/HospitalPath.tsx'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'

const icons = {
  patientMaterials: IconFileText,
  documentation: IconReportMedical,
  policies: IconListCheck,
  software: IconDeviceMobile,
  interpretation: IconMessages,
} as const

const benefits = ['accuracy', 'scalability', 'fasterTimeToMarket', 'seamlessCommunication'] as const

export default function HealthcareService() {
  const { m, items } = useMessages<typeof en>('pages/services-healthcare')
  const cards = items('cards.items', ['patientMaterials', 'documentation', 'policies', 'software', 'interpretation'])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection
        title={m('intro.title')}
        paragraphs={[m('intro.p1'), m('intro.p2')]}
        side="start"
        aside={<HospitalPath />}
      >
        <p>{joined(m('intro.readers'), <PageLink page="solutions-healthcare">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <CardGrid
        columns={5}
        tone="mist"
        title={m('cards.title')}
        cards={cards.map((card) => {
          const Icon = icons[card.id]
          return { ...card, icon: <Icon size={28} stroke={1.5} aria-hidden="true" /> }
        })}
      />
      <WhyChoose
        columns={4}
        title={m('benefits.title')}
        measured={['fasterTimeToMarket']}
        reasons={items('benefits.items', benefits)}
      />
      <NextStep text={m('next')} />
    </>
  )
}
