import type { ReactNode } from 'react'
import { type Office, offices, officesAreInvented } from '../../config/site.ts'
import { inLanguage } from '../../i18n/direction.ts'
import { joined } from '../../i18n/joined.tsx'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { hoursElsewhere, printHours, printZone } from '../../i18n/localTime.ts'
import { useCommon } from '../../i18n/useCommon.ts'
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
      <div className={classes.grid}>
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
  const { tag } = useLocale().locale
  const offsetsOf = useOffsets()
  const { from, to, zone } = office.deskHours
  return (
    <div className={classes.details}>
      <h3>{m(`office.names.${office.id}`)}</h3>
      {text ? <p className={classes.text}>{text}</p> : null}
      <dl className={classes.facts}>
        <dt>{m('office.company')}</dt>
        <dd translate="no">
          <bdi>{office.legalName}</bdi>
        </dd>
        <dt>{m('office.address')}</dt>
        <dd>
          {joined(
            <address {...inLanguage(office.lang)} translate="no">
              {office.address.join(', ')}
            </address>,
            office.suiteOnRequest ? m('office.suiteOnRequest') : null,
          )}
        </dd>
        <dt>{m(office.isMobile ? 'office.mobile' : 'office.phone')}</dt>
        <dd>{office.phone ? <Phone number={office.phone} /> : m('office.onRequest')}</dd>
        <dt>{m('office.email')}</dt>
        <dd>
          <a href={`mailto:${office.email}`} translate="no">
            {office.email}
          </a>
        </dd>
        <dt>{m('office.deskHours')}</dt>
        {/* Keeps the build's text, since locale data differs between browsers. */}
        <dd suppressHydrationWarning>
          {m('office.hours', { hours: printHours(from, to, tag), offset: offsetsOf(zone) })}
        </dd>
        {zone === office.zone ? null : <OtherHours office={office} />}
        <dt>{m('office.localTime')}</dt>
        <LocalTime zone={office.zone} />
        {office.registration.length > 0 ? (
          <>
            <dt>{m('office.registration')}</dt>
            <dd translate="no">
              <bdi {...inLanguage(office.lang)}>{office.registration.join(', ')}</bdi>
            </dd>
          </>
        ) : null}
      </dl>
    </div>
  )
}

/** The desk hours in the office's local time, if the desk works in another time zone. */
function OtherHours({ office }: { readonly office: Office }) {
  const { m } = useCommon()
  const { tag } = useLocale().locale
  const { from, to } = hoursElsewhere(office.deskHours, office.zone, new Date().getFullYear())
  return (
    <dd className={classes.more} suppressHydrationWarning>
      {m('office.otherZone', { zone: printZone(office.deskHours.zone, tag), hours: printHours(from, to, tag) })}
    </dd>
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
