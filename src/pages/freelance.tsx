import type en from '#locales/en/pages/freelance.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero.tsx'

export default function Freelance() {
  const { m } = useMessages<typeof en>('pages/freelance')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
    </>
  )
}
