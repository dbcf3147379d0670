import type en from '#locales/en/pages/team.json'
import { leadersAreInvented } from '../config/site.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Leaders } from '../sections/Leaders/Leaders.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'

const duties = {
  chair: ['strategy', 'governance', 'quality', 'investment', 'ethics'],
  development: ['clients', 'proposals', 'partnerships', 'markets', 'feedback'],
} as const

export default function Team() {
  const { m, lines } = useMessages<typeof en>('pages/team')
  const note = m('leaders.note')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <Leaders
        title={m('leaders.title')}
        lead={m('leaders.lead')}
        note={leadersAreInvented && note}
        profiles={{
          chair: {
            art: 'services-website-localization',
            role: m('leaders.items.chair.role'),
            bio: m('leaders.items.chair.bio'),
            listTitle: m('leaders.items.chair.responsibilitiesTitle'),
            list: lines('leaders.items.chair.responsibilities', duties.chair),
          },
          development: {
            art: 'solutions-medical-device',
            role: m('leaders.items.development.role'),
            bio: m('leaders.items.development.bio'),
            listTitle: m('leaders.items.development.responsibilitiesTitle'),
            list: lines('leaders.items.development.responsibilities', duties.development),
          },
        }}
      />
      <NextStep text={m('next')} page="careers" />
    </>
  )
}
