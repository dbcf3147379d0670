import type en from '#locales/en/pages/services-creative-content-services.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero.tsx'
import { TextSection } from '../sections/TextSection.tsx'

export default function ServicesCreativeContentServices() {
  const { m } = useMessages<typeof en>('pages/services-creative-content-services')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} />
    </>
  )
}
