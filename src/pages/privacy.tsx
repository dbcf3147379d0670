import type en from '#locales/en/pages/privacy.json'
import { siteEnv } from '../config/siteEnv.ts'
import { formIds } from '../forms/fields.ts'
import { useFieldLabels } from '../forms/useFieldLabels.ts'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { DefinitionList } from '../sections/DefinitionList/DefinitionList.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'

export const namespaces = ['forms'] as const

export default function Privacy() {
  const { m } = useMessages<typeof en>('pages/privacy')
  const labelsOf = useFieldLabels()
  const { mapsApiKey, measurementId } = siteEnv
  // The text depends on the configuration of this build.
  const map = mapsApiKey ? 'mapOn' : 'mapOff'
  const analytics = measurementId ? 'analyticsOn' : 'analyticsOff'
  const sections = [
    'controller',
    'forms',
    'drafts',
    'language',
    'appearance',
    map,
    analytics,
    'hosting',
    'rights',
  ] as const
  const items = sections.map((id) => ({
    id,
    title: m(`sections.items.${id}.title`),
    text: (
      <>
        {m(`sections.items.${id}.text`)}
        {id === 'forms' ? (
          <ul>
            {formIds.map((form) => (
              <li key={form}>{joined(m(`fields.${form}`), labelsOf(form))}</li>
            ))}
          </ul>
        ) : null}
      </>
    ),
  }))
  return (
    <>
      <Hero art="none" title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <DefinitionList wide title={m('sections.title')} lead={m('sample')} items={items} />
      <NextStep text={m('next')} />
    </>
  )
}
