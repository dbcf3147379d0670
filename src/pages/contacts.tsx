import IconBriefcase from '#icons/IconBriefcase.mjs'
import IconMessage2 from '#icons/IconMessage2.mjs'
import type en from '#locales/en/pages/contacts.json'
import { siteEnv } from '../config/siteEnv.ts'
import { FormSlot } from '../forms/FormSlot.tsx'
import { useMessages } from '../i18n/useMessages.tsx'
import { FormSection } from '../sections/FormSection/FormSection.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Offices } from '../sections/Offices/Offices.tsx'
import { OptionCards } from '../sections/OptionCards/OptionCards.tsx'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'

export const namespaces = ['forms'] as const

const facts = ['message', 'reading', 'quotation', 'approval', 'time'] as const

export default function Contacts() {
  const { m } = useMessages<typeof en>('pages/contacts')
  return (
    <>
      <Hero title={m('hero.title')} subtitle={m('hero.subtitle')}>
        <ButtonLink page="contacts" hash="contact-form">
          {m('hero.primary')}
        </ButtonLink>
        <ButtonLink page="careers" secondary>
          {m('hero.secondary')}
        </ButtonLink>
      </Hero>
      <OptionCards
        title={m('options.title')}
        cards={[
          {
            id: 'sales',
            icon: <IconMessage2 size={32} stroke={1.5} />,
            title: m('options.items.sales.title'),
            text: m('options.items.sales.text'),
            action: m('options.items.sales.action'),
            page: 'contacts',
            hash: 'contact-form',
          },
          {
            id: 'jobs',
            icon: <IconBriefcase size={32} stroke={1.5} />,
            title: m('options.items.jobs.title'),
            text: m('options.items.jobs.text'),
            action: m('options.items.jobs.action'),
            page: 'careers',
          },
        ]}
      />
      <FormSection
        id="contact-form"
        title={m('form.title')}
        lead={m('form.lead')}
        factsTitle={m('form.factsTitle')}
        facts={facts.map((id) => ({ id, label: m(`form.facts.${id}.label`), text: m(`form.facts.${id}.text`) }))}
        emailLabel={m('form.facts.email.label')}
      >
        <FormSlot form="contact" action={siteEnv.contactFormUrl} />
      </FormSection>
      <Offices title={m('locations.title')} lead={m('locations.lead')} />
    </>
  )
}
