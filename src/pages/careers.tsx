import type en from '#locales/en/pages/careers.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero.tsx'

export default function Careers() {
  const { m } = useMessages<typeof en>('pages/careers')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
    </>
  )
}
