import type en from '#locales/en/pages/team.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Leaders } from '../sections/Leaders/Leaders.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'

/** The texts of the leaders by id (src/config/site.ts). The build reports a leader without texts. */
interface Profiles {
  readonly leaders: {
    readonly items: Readonly<
      Record<
        string,
        {
          role: string
          bio: string
          responsibilitiesTitle: string
          responsibilities: Record<string, string>
        }
      >
    >
  }
}

export default function Team() {
  const { m, head } = useMessages<typeof en>('pages/team')
  const profiles = useMessages<Profiles>('pages/team')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <Leaders
        {...head('leaders')}
        profileOf={({ id, responsibilities }) => ({
          role: m(`leaders.items.${id}.role`),
          bio: m(`leaders.items.${id}.bio`),
          listTitle: m(`leaders.items.${id}.responsibilitiesTitle`),
          list: responsibilities.map((duty) => ({
            id: duty,
            text: profiles.m(`leaders.items.${id}.responsibilities.${duty}`),
          })),
        })}
      />
      <NextStep text={m('next')} page="careers" />
    </>
  )
}
