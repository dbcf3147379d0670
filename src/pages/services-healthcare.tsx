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

const cards = {
  patientMaterials: { Icon: IconFileText },
  documentation: { Icon: IconReportMedical },
  policies: { Icon: IconListCheck },
  software: { Icon: IconDeviceMobile },
  interpretation: { Icon: IconMessages },
}

const benefits = ['accuracy', 'scalability', 'fasterTimeToMarket', 'seamlessCommunication'] as const

export default function HealthcareService() {
  const { m, items, passage, itemsWith } = useMessages<typeof en>('pages/services-healthcare')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} specimen={<HospitalPath />} />
      <TextSection {...passage('intro')}>
        <p>{joined(m('intro.readers'), <PageLink page="solutions-healthcare">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <CardGrid columns={5} tone="mist" title={m('cards.title')} cards={itemsWith('cards.items', cards)} />
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
