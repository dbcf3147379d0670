import IconFlask from '#icons/IconFlask.mjs'
import IconHeartRateMonitor from '#icons/IconHeartRateMonitor.mjs'
import IconPill from '#icons/IconPill.mjs'
import IconStethoscope from '#icons/IconStethoscope.mjs'
import type en from '#locales/en/pages/solutions-by-industry.json'
import { factsAreInvented } from '../config/site.ts'
import { joined } from '../i18n/joined.tsx'
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

const links = {
  pharmaceutical: { page: 'solutions-pharmaceutical', Icon: IconPill },
  clinicalTrials: { page: 'solutions-clinical-trials', Icon: IconFlask },
  medicalDevice: { page: 'solutions-medical-device', Icon: IconHeartRateMonitor },
  healthcare: { page: 'solutions-healthcare', Icon: IconStethoscope },
} as const

const columns = ['industry', 'english', 'french', 'why'] as const

export default function SolutionsByIndustry() {
  const { m, items, lines, cells } = useMessages<typeof en>('pages/solutions-by-industry')
  const cards = items('industries.items', industries).map((card) => {
    const { page, Icon } = links[card.id]
    return { ...card, page, icon: <Icon size={28} stroke={1.5} aria-hidden="true" /> }
  })
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <CardGrid columns={4} title={m('industries.title')} lead={m('industries.lead')} cards={cards} />
      <TextSection
        tone="mist"
        title={m('intro.title')}
        paragraphs={[m('intro.p1'), m('intro.p2')]}
        side="below"
        aside={
          <SpecimenTable
            caption={m('specimen.caption')}
            head={lines('specimen.head', columns)}
            rows={cells('specimen.rows', industries, columns)}
            languages={[undefined, 'en', 'fr', undefined]}
            checks={lines('specimen.checks', ['noun', 'termBase'])}
          />
        }
      >
        <p>{joined(m('intro.readers'), <PageLink page="services">{m('intro.other')}</PageLink>)}</p>
      </TextSection>
      <DefinitionList
        id="areas"
        sample={factsAreInvented}
        title={m('areas.title')}
        items={items('areas.items', areas)}
      />
      <NextStep text={m('next')} />
    </>
  )
}
