import type en from '#locales/en/pages/services-copy-editing-and-transcreation.json'
import { KeptMeaning } from '../diagrams/services/KeptMeaning.tsx'
import { useExampleLanguage } from '../i18n/useExampleLanguage.ts'
import { useMessages } from '../i18n/useMessages.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { NextStep } from '../sections/NextStep/NextStep.tsx'
import { Specimen } from '../sections/Specimen/Specimen.tsx'
import { TextSection } from '../sections/TextSection/TextSection.tsx'

export default function CopyEditingAndTranscreation() {
  const { m, rows, lines } = useMessages<typeof en>('pages/services-copy-editing-and-transcreation')
  const target = useExampleLanguage('pl')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <TextSection title={m('intro.title')} paragraphs={[m('intro.p1'), m('intro.p2')]} aside={<KeptMeaning />} />
      <TextSection
        tone="mist"
        title={m('copyEditing.title')}
        paragraphs={[m('copyEditing.p1'), m('copyEditing.p2')]}
        aside={
          <Specimen
            caption={m('editingSpecimen.caption')}
            rows={rows('editingSpecimen.rows', { edited: undefined })}
            checks={lines('editingSpecimen.checks', ['participant', 'percentage', 'adverseEvent'])}
          />
        }
      />
      <TextSection
        title={m('transcreation.title')}
        paragraphs={[m('transcreation.p1'), m('transcreation.p2')]}
        side="start"
        aside={
          <Specimen
            caption={m('specimen.caption')}
            rows={rows('specimen.rows', { source: 'en', literal: target, transcreated: target, back: 'en' })}
            notes={rows('specimen.rows', { note: undefined })}
            checks={lines('specimen.checks', ['noProduct', 'noPromise', 'fact'])}
          />
        }
      />
      <NextStep text={m('next')} />
    </>
  )
}
