import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services-software-localization.json'
import { DeviceDisplay } from '../diagrams/services/DeviceDisplay.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { type Line, useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { CodeName } from '../ui/CodeName/CodeName.tsx'
import { Section } from '../ui/Section/Section.tsx'
import { Topic } from '../ui/Topic/Topic.tsx'

type TabId = keyof (typeof en)['tabs']['items']

const strings = ['occlusionDownstream', 'airInLine', 'batteryLow', 'infusionComplete'] as const

export default function SoftwareLocalization() {
  const { m, text, lines, cells } = useMessages<typeof en>('pages/services-software-localization')
  const target = useExampleLanguage('pl')
  const rows = cells('specimen.rows', strings, ['english', 'target', 'limit']).map((row) => ({
    id: row.id,
    cells: [<CodeName key="key" name={text(`specimen.rows.${row.id}.key`)} />, ...row.cells],
  }))
  const topic = (id: TabId, list: readonly Line[]): { id: string; label: ReactNode; content: ReactNode } => ({
    id,
    label: m(`tabs.items.${id}.label`),
    content: <Topic title={m(`tabs.items.${id}.title`)} text={m(`tabs.items.${id}.text`)} list={list} split />,
  })
  const tabs = 'tabs.items'
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<DeviceDisplay />} />
      <Section>
        <SpecimenTable
          caption={m('specimen.caption')}
          head={lines('specimen.head', ['key', 'english', 'target', 'limit'])}
          rows={rows}
          languages={[undefined, 'en', target]}
          checks={lines('specimen.checks', ['length', 'severity', 'term'])}
        />
      </Section>
      <TabsOrAccordion
        name="features"
        tone="mist"
        title={m('tabs.title')}
        items={[
          topic(
            'internationalization',
            lines(`${tabs}.internationalization.list`, ['plurals', 'placeholders', 'formats', 'scripts']),
          ),
          topic(
            'culturalSensitivity',
            lines(`${tabs}.culturalSensitivity.list`, ['address', 'abbreviations', 'symbols', 'personalData']),
          ),
          topic(
            'userExperience',
            lines(`${tabs}.userExperience.list`, ['alarms', 'truncation', 'rightToLeft', 'screenReaders']),
          ),
        ]}
      />
      <NextStep text={m('next')} />
    </>
  )
}
