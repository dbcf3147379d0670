import type { ReactNode } from 'react'
import { type Office, offices, officesAreInvented } from '../../config/site.ts'
import { inLanguage } from '../../i18n/direction.ts'
import { joined } from '../../i18n/joined.tsx'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { hoursElsewhere, printHours, printZone } from '../../i18n/localTime.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import { Facts } from '../../ui/Facts/Facts.tsx'
import { MapBlock } from '../../ui/MapBlock/MapBlock.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import { LocalTime } from './LocalTime.tsx'
import { useOffsets } from './useOffsets.ts'
import classes from './Offices.module.css'

interface OfficesProps extends HeadProps {
  /** The description of each office; without it only the details are shown. */
  readonly textOf?: (office: Office['id']) => ReactNode
}

/** The offices, each with a map and its details. */
export function Offices({ textOf, ...head }: OfficesProps) {
  const { text } = useCommon()
  return (
    <Section {...head} sample={officesAreInvented}>
      <div className="grid">
        {offices.map((office) => (
          <article key={office.id} className={`surface ${classes.office}`}>
            <MapBlock office={office} place={text(`office.names.${office.id}`)} />
            <OfficeDetails office={office} text={textOf?.(office.id)} />
          </article>
        ))}
      </div>
    </Section>
  )
}

function OfficeDetails({ office, text }: { readonly office: Office; readonly text: ReactNode }) {
  const { m } = useCommon()
  const { lang, registration } = office
  const facts = [
    { id: 'company', text: <bdi translate="no">{office.legalName}</bdi> },
    {
      id: 'address',
      text: joined(
        <address {...inLanguage(lang)} translate="no">
          {office.address.join(', ')}
        </address>,
        office.suiteOnRequest ? m('office.suiteOnRequest') : null,
      ),
    },
    {
      id: office.isMobile ? 'mobile' : 'phone',
      text: office.phone ? <Phone number={office.phone} /> : m('office.onRequest'),
    },
    {
      id: 'email',
      text: (
        <a href={`mailto:${office.email}`} translate="no">
          {office.email}
        </a>
      ),
    },
    { id: 'deskHours', text: <DeskHours office={office} /> },
    { id: 'localTime', text: <LocalTime zone={office.zone} /> },
    {
      id: 'registration',
      text: registration.length > 0 && (
        <bdi {...inLanguage(lang)} translate="no">
          {registration.join(', ')}
        </bdi>
      ),
    },
  ] as const
  return (
    <div className={classes.details}>
      <h3>{m(`office.names.${office.id}`)}</h3>
      {text ? <p className={classes.text}>{text}</p> : null}
      <Facts
        facts={facts.filter((fact) => fact.text).map(({ id, text }) => ({ id, label: m(`office.${id}`), text }))}
      />
    </div>
  )
}

/** The desk hours, also in the office's local time if the desk works in another time zone. */
function DeskHours({ office }: { readonly office: Office }) {
  const { m } = useCommon()
  const { tag } = useLocale().locale
  const offsetsOf = useOffsets()
  const { from, to, zone } = office.deskHours
  const local = hoursElsewhere(office.deskHours, office.zone, new Date().getFullYear())
  const other = { zone: printZone(zone, tag), hours: printHours(local.from, local.to, tag) }
  return (
    // Keeps the build's text, since locale data differs between browsers.
    <span suppressHydrationWarning>
      {joined(
        m('office.hours', { hours: printHours(from, to, tag), offset: offsetsOf(zone) }),
        zone === office.zone ? null : (
          <span className={classes.more} suppressHydrationWarning>
            {m('office.otherZone', other)}
          </span>
        ),
      )}
    </span>
  )
}

function Phone({ number }: { readonly number: string }) {
  return (
    // In right-to-left text the plus sign would move to the other side.
    <bdi dir="ltr">
      <a href={`tel:${number.replaceAll(' ', '')}`}>{number.replaceAll(' ', '\u00a0')}</a>
    </bdi>
  )
}
