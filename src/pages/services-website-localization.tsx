import IconDevices from '#icons/IconDevices.mjs'
import IconFileCode from '#icons/IconFileCode.mjs'
import IconListSearch from '#icons/IconListSearch.mjs'
import IconRefresh from '#icons/IconRefresh.mjs'
import IconSearch from '#icons/IconSearch.mjs'
import type en from '#locales/en/pages/services-website-localization.json'
import { HeadingLengths } from '../diagrams/services/HeadingLengths.tsx'
import { inLanguage } from '../i18n/direction.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { usePageMessages } from '../i18n/usePageMessages.ts'
import { CtaBanner } from '../sections/CtaBanner/CtaBanner.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { Section } from '../ui/Section/Section.tsx'
import { topicTabs } from '../ui/Topic/topicTabs.tsx'
import '../theme/specimens.css'

const features = {
  inventory: { Icon: IconListSearch },
  searchTerms: { Icon: IconSearch },
  formats: { Icon: IconFileCode },
  layoutReview: { Icon: IconDevices },
  updates: { Icon: IconRefresh },
}

const tabs = ['linguisticAccuracy', 'culturalSensitivity', 'userExperience'] as const

const columns = ['locale', 'date', 'number', 'salutation'] as const

export default function WebsiteLocalization() {
  const { m, lines, cells, passage, itemsWith, fields } = usePageMessages<typeof en>(
    'pages/services-website-localization',
  )
  const common = useCommon()
  // The first cell of each row, the name of the locale, is language-neutral.
  const languages = { enUs: 'en-US', other: useExampleLanguage('pl-PL', ['de', 'ja']), deDe: 'de-DE', jaJp: 'ja-JP' }
  const rows = cells('specimen.rows', ['enUs', 'other', 'deDe', 'jaJp'], columns).map(
    ({ id, cells: [locale, ...rest] }) => ({
      id,
      cells: [
        locale,
        ...rest.map((cell, index) => (
          <span key={columns[index + 1]} {...inLanguage(languages[id])}>
            {cell}
          </span>
        )),
      ],
    }),
  )
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection {...passage('intro')} aside={<HeadingLengths />} />
      <Section>
        <SpecimenTable
          caption={m('specimen.caption')}
          head={lines('specimen.head', columns)}
          rows={rows}
          checks={lines('specimen.checks', ['cldr', 'month', 'surname'])}
        />
      </Section>
      <WhyChoose tone="mist" title={m('features.title')} reasons={itemsWith('features.items', features)} />
      <TabsOrAccordion
        name="quality"
        orientation="vertical"
        title={m('tabs.title')}
        items={topicTabs(fields('tabs.items', tabs, ['label', 'title', 'text']))}
      />
      <CtaBanner title={m('closing.title')} text={m('closing.text')}>
        <ButtonLink page="contacts" toTop onDark>
          {common.m('actions.getInTouch')}
        </ButtonLink>
      </CtaBanner>
    </>
  )
}
