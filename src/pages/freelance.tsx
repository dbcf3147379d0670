import IconBook2 from '#icons/IconBook2.mjs'
import IconHome from '#icons/IconHome.mjs'
import IconMessages from '#icons/IconMessages.mjs'
import type en from '#locales/en/pages/freelance.json'
import { siteEnv } from '../config/siteEnv.ts'
import { FormSlot } from '../forms/FormSlot.tsx'
import { joined } from '../i18n/joined.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { FormSection } from '../sections/FormSection/FormSection.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { Facts } from '../ui/Facts/Facts.tsx'
import { SpecimenFrame } from '../ui/SpecimenFrame/SpecimenFrame.tsx'

export const namespaces = ['forms'] as const

const steps = ['review', 'test', 'agreement', 'firstProject'] as const

const facts = ['pairs', 'fields', 'proof', 'tools', 'volume'] as const

const benefits = {
  field: { Icon: IconBook2 },
  remote: { Icon: IconHome },
  feedback: { Icon: IconMessages },
}

export default function Freelance() {
  const { m, items, head, itemsWith, fields } = useMessages<typeof en>('pages/freelance')
  return (
    <>
      <Hero
        title={m('hero.title')}
        subtitle={m('hero.subtitle')}
        specimen={
          <SpecimenFrame caption={joined(<strong>{m('process.title')}</strong>, m('process.lead'))}>
            <Facts facts={items('process.items', steps).map((step) => ({ ...step, label: step.title }))} />
          </SpecimenFrame>
        }
      >
        <ButtonLink page="contacts" toTop text="actions.getInTouch" />
        <ButtonLink page="freelance" hash="application-form" secondary>
          {m('hero.secondary')}
        </ButtonLink>
      </Hero>
      <CardGrid columns={3} {...head('benefits')} cards={itemsWith('benefits.items', benefits)} />
      <FormSection
        id="application-form"
        {...head('form')}
        factsTitle={m('form.factsTitle')}
        facts={fields('form.facts', facts, ['label', 'text'])}
        emailLabel={m('form.facts.email.label')}
      >
        <FormSlot form="freelance" action={siteEnv.freelanceFormUrl} />
      </FormSection>
    </>
  )
}
