import IconDevices from '#icons/IconDevices.mjs'
import IconFileCode from '#icons/IconFileCode.mjs'
import IconListSearch from '#icons/IconListSearch.mjs'
import IconRefresh from '#icons/IconRefresh.mjs'
import IconSearch from '#icons/IconSearch.mjs'
import type en from '#locales/en/pages/services-website-localization.json'
import { HeadingLengths } from '../diagrams/services/HeadingLengths.tsx'
import { inLanguage } from '../i18n/direction.ts'
import { useCommon } from '../i18n/useCommon.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { CtaCard } from '../sections/CtaCard/CtaCard.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { WhyChoose } from '../sections/WhyChoose/WhyChoose.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { Section } from '../ui/Section/Section.tsx'
import { Topic } from '../ui/Topic/Topic.tsx'
import '../theme/specimens.css'

const icons = {
  inventory: <IconListSearch size={28} stroke={1.5} aria-hidden="true" />,
  searchTerms: <IconSearch size={28} stroke={1.5} aria-hidden="true" />,
  formats: <IconFileCode size={28} stroke={1.5} aria-hidden="true" />,
  layoutReview: <IconDevices size={28} stroke={1.5} aria-hidden="true" />,
  updates: <IconRefresh size={28} stroke={1.5} aria-hidden="true" />,
}

const tabs = ['linguisticAccuracy', 'culturalSensitivity', 'userExperience'] as const

const columns = ['locale', 'date', 'number', 'salutation'] as const

/** In this specimen a row is in one language; only its first cell, the name of the locale, is in none. */
const languages = { enUs: 'en-US', plPl: 'pl-PL', deDe: 'de-DE', jaJp: 'ja-JP' }

export default function WebsiteLocalization() {
  const { m, items, lines, cells } = useMessages<typeof en>('pages/services-website-localization')
  const common = useCommon()
  const features = items('features.items', ['inventory', 'searchTerms', 'formats', 'layoutReview', 'updates'])
  const rows = cells('specimen.rows', ['enUs', 'plPl', 'deDe', 'jaJp'], columns).map(
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
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<HeadingLengths />} />
      <Section>
        <SpecimenTable
          caption={m('specimen.caption')}
          head={lines('specimen.head', columns)}
          rows={rows}
          checks={lines('specimen.checks', ['cldr', 'month', 'surname'])}
        />
      </Section>
      <WhyChoose
        tone="mist"
        title={m('features.title')}
        reasons={features.map((feature) => ({ ...feature, icon: icons[feature.id] }))}
      />
      <TabsOrAccordion
        name="quality"
        orientation="vertical"
        title={m('tabs.title')}
        items={tabs.map((id) => ({
          id,
          label: m(`tabs.items.${id}.label`),
          content: <Topic title={m(`tabs.items.${id}.title`)} text={m(`tabs.items.${id}.text`)} />,
        }))}
      />
      <CtaCard view="contacts" title={m('closing.title')} text={m('closing.text')}>
        <ButtonLink page="contacts" toTop>
          {common.m('actions.getInTouch')}
        </ButtonLink>
      </CtaCard>
    </>
  )
}
