import IconBook2 from '#icons/IconBook2.mjs'
import IconHome from '#icons/IconHome.mjs'
import IconMessages from '#icons/IconMessages.mjs'
import type en from '#locales/en/pages/freelance.json'
import { siteEnv } from '../config/siteEnv.ts'
import { FormSlot } from '../forms/FormSlot.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { CardGrid } from '../sections/CardGrid/CardGrid.tsx'
import { FormSection } from '../sections/FormSection/FormSection.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Steps } from '../sections/Steps/Steps.tsx'

export const namespaces = ['forms'] as const

const facts = ['pairs', 'fields', 'proof', 'tools', 'volume'] as const

const icons = {
  field: <IconBook2 size={28} stroke={1.5} aria-hidden="true" />,
  remote: <IconHome size={28} stroke={1.5} aria-hidden="true" />,
  feedback: <IconMessages size={28} stroke={1.5} aria-hidden="true" />,
}

export default function Freelance() {
  const { m, items } = useMessages<typeof en>('pages/freelance')
  const benefits = items('benefits.items', ['field', 'remote', 'feedback'])
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')} />
      <CardGrid
        columns={3}
        title={m('benefits.title')}
        lead={m('benefits.lead')}
        cards={benefits.map((benefit) => ({ ...benefit, icon: icons[benefit.id] }))}
      />
      <Steps
        tone="ink"
        title={m('process.title')}
        lead={m('process.lead')}
        steps={items('process.items', ['review', 'test', 'agreement', 'firstProject'])}
      />
      <FormSection
        id="application-form"
        title={m('form.title')}
        lead={m('form.lead')}
        factsTitle={m('form.factsTitle')}
        facts={facts.map((id) => ({ id, label: m(`form.facts.${id}.label`), text: m(`form.facts.${id}.text`) }))}
        emailLabel={m('form.facts.email.label')}
      >
        <FormSlot form="freelance" action={siteEnv.freelanceFormUrl} />
      </FormSection>
    </>
  )
}
