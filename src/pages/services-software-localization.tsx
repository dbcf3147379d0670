import type en from '#locales/en/pages/services-software-localization.json'
import { DeviceDisplay } from '../diagrams/services/DeviceDisplay.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { SpecimenTable } from '../sections/SpecimenTable/SpecimenTable.tsx'
import { TabsOrAccordion } from '../sections/TabsOrAccordion/TabsOrAccordion.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'
import { CodeName } from '../ui/CodeName/CodeName.tsx'
import { topicTabs } from '../ui/Topic/Topic.tsx'

const lists = {
  internationalization: ['plurals', 'placeholders', 'formats', 'scripts'],
  culturalSensitivity: ['address', 'abbreviations', 'symbols', 'personalData'],
  userExperience: ['alarms', 'truncation', 'rightToLeft', 'screenReaders'],
} as const

const strings = ['occlusionDownstream', 'airInLine', 'batteryLow', 'infusionComplete'] as const

export default function SoftwareLocalization() {
  const { m, text, lines, cells, passage, topics } = useMessages<typeof en>('pages/services-software-localization')
  const target = useExampleLanguage()
  const rows = cells('specimen.rows', strings, ['english', 'target', 'limit']).map((row) => ({
    id: row.id,
    cells: [<CodeName key="key" name={text(`specimen.rows.${row.id}.key`)} />, ...row.cells],
  }))
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} specimen={<DeviceDisplay />} />
      <TextSection
        {...passage('intro')}
        side="below"
        aside={
          <SpecimenTable
            caption={m('specimen.caption')}
            head={lines('specimen.head', ['key', 'english', 'target', 'limit'])}
            rows={rows}
            languages={[undefined, 'en', target]}
            checks={lines('specimen.checks', ['length', 'severity', 'term'])}
          />
        }
      />
      <TabsOrAccordion
        name="features"
        tone="mist"
        title={m('tabs.title')}
        items={topicTabs(topics('tabs.items', lists))}
      />
      <NextStep text={m('next')} />
    </>
  )
}
