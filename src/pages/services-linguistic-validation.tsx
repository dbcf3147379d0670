import type en from '#locales/en/pages/services-linguistic-validation.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero.tsx'
import { TextSection } from '../sections/TextSection.tsx'

export default function ServicesLinguisticValidation() {
  const { m } = useMessages<typeof en>('pages/services-linguistic-validation')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} />
    </>
  )
}
