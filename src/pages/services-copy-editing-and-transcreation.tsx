import type en from '#locales/en/pages/services-copy-editing-and-transcreation.json'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

const checks = ['noProduct', 'noPromise', 'fact'] as const

export default function CopyEditingAndTranscreation() {
  const { m, passage, rows, specimen } = useMessages<typeof en>('pages/services-copy-editing-and-transcreation')
  const target = useExampleLanguage()
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection {...passage('intro')} />
      <TextSection
        tone="mist"
        {...passage('copyEditing')}
        aside={
          <Specimen
            {...specimen('editingSpecimen', { edited: undefined }, ['participant', 'percentage', 'adverseEvent'])}
          />
        }
      />
      <TextSection
        {...passage('transcreation')}
        side="start"
        aside={
          <Specimen
            {...specimen('specimen', { source: 'en', literal: target, transcreated: target, back: 'en' }, checks)}
            notes={rows('specimen.rows', { note: undefined })}
          />
        }
      />
      <NextStep text={m('next')} />
    </>
  )
}
