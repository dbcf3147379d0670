import IconFlask from '#icons/IconFlask.mjs'
import IconHeartRateMonitor from '#icons/IconHeartRateMonitor.mjs'
import IconPill from '#icons/IconPill.mjs'
import IconStethoscope from '#icons/IconStethoscope.mjs'
import type en from '#locales/en/pages/solutions-by-industry.json'
import { factsAreInvented } from '../config/site.ts'
import { joined } from '../i18n/joined.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { PageLink } from '../ui/PageLink/PageLink.tsx'

const industries = ['pharmaceutical', 'clinicalTrials', 'medicalDevice', 'healthcare'] as const

const areas = ['heart', 'cancer', 'metabolism', 'nerves', 'infection', 'immune', 'digestion', 'life'] as const

const cards = {
  pharmaceutical: { page: 'solutions-pharmaceutical', Icon: IconPill },
  clinicalTrials: { page: 'solutions-clinical-trials', Icon: IconFlask },
  medicalDevice: { page: 'solutions-medical-device', Icon: IconHeartRateMonitor },
  healthcare: { page: 'solutions-healthcare', Icon: IconStethoscope },
} as const

export default function SolutionsByIndustry() {
  const { m, items, itemsWith, head, passage, table } = useMessages<typeof en>('pages/solutions-by-industry')
  const columns = { industry: undefined, english: 'en', target: useExampleLanguage('fr'), why: undefined }
  return (
    <>
      <Hero art="map" title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <CardGrid columns={4} {...head('industries')} cards={itemsWith('industries.items', cards)} />
      <TextSection
        tone="mist"
        {...passage('intro')}
        side="below"
        aside={<SpecimenTable {...table('specimen', industries, columns, ['noun', 'termBase'])} />}
      >
        <p>{joined(m('intro.readers'), <PageLink page="services">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <DefinitionList id="areas" sample={factsAreInvented} {...head('areas')} items={items('areas.items', areas)} />
      <NextStep text={m('next')} />
    </>
  )
}
