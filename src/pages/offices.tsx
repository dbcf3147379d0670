import type en from '#locales/en/pages/offices.json'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Offices as OfficeBlocks } from '../sections/Offices/Offices.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

export default function Offices() {
  const { m, optional, passage } = useMessages<typeof en>('pages/offices')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection {...passage('location')} />
      <OfficeBlocks tone="mist" title={m('offices.title')} textOf={(id) => optional(`offices.items.${id}.text`)} />
      <NextStep text={m('next')} />
    </>
  )
}
