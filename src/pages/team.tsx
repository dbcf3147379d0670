import type en from '#locales/en/pages/team.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero.tsx'

export default function Team() {
  const { m } = useMessages<typeof en>('pages/team')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
    </>
  )
}
