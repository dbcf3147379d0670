import { useLayoutEffect, useRef, useState } from 'react'
import IconMapPin from '#icons/IconMapPin.mjs'
import { useConsent } from '../../analytics/useConsent.ts'
import { cityMaps } from '../../config/cityMaps.ts'
import { REPLAY } from '../../config/protocol.ts'
import type { Office } from '../../config/site.ts'
import { siteEnv } from '../../config/siteEnv.ts'
import { inLanguage } from '../../i18n/direction.ts'
import { useColon } from '../../i18n/useColon.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import { CityMap } from '../CityMap/CityMap.tsx'
import classes from './MapBlock.module.css'

interface MapBlockProps {
  readonly office: Pick<Office, 'address' | 'lang'>
  /** The place's name in the page's language. */
  readonly place: string
}

/**
 * 300 px of map: the map drawn for the address, or the address where none is, with a pin and a link, until the visitor
 * agrees or clicks; then the frame of the map service, at the same place and size. Without a key the link is all there is, and
 * no third party is asked for anything.
 */
export function MapBlock({ office, place }: MapBlockProps) {
  const { m, text } = useCommon()
  const colon = useColon()
  const agreed = useConsent()
  const [clicked, setClicked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Clicked before hydration.
  useLayoutEffect(() => setClicked(button.current?.getAttribute(REPLAY) === 'true'), [])
  const { mapsApiKey } = siteEnv
  const address = office.address.join(', ')
  const drawn = cityMaps.find((map) => map.address === address)
  // The button would cover it.
  const pin = mapsApiKey ? null : <IconMapPin className={classes.pin} size={44} stroke={1.6} aria-hidden="true" />
  const query = encodeURIComponent(address)
  if (mapsApiKey && (agreed || clicked)) {
    return (
      <iframe
        className={classes.map}
        title={text('privacy.map.title', { place })}
        src={`https://www.google.com/maps/embed/v1/place?key=${mapsApiKey}&q=${query}`}
        loading="lazy"
        // The origin, because a key may be limited to websites; not the page, which is nobody's business there.
        referrerPolicy="origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    )
  }
  return (
    <div className={classes.map}>
      {drawn ? (
        <>
          <CityMap map={drawn} className="cover" />
          {pin}
        </>
      ) : (
        <div className={classes.place}>
          {pin}
          <address {...inLanguage(office.lang)} translate="no">
            {address}
          </address>
        </div>
      )}
      <div className={classes.actions}>
        {mapsApiKey ? (
          <button
            ref={button}
            type="button"
            className={classes.action}
            onClick={() => setClicked(true)}
            {...{ [REPLAY]: '' }}
            suppressHydrationWarning
          >
            {m('privacy.map.show')}
            <span className={classes.note}>{m('privacy.map.note')}</span>
          </button>
        ) : null}
        <a
          className={classes.action}
          href={`https://www.google.com/maps/search/?api=1&query=${query}`}
          rel="noopener noreferrer"
        >
          {m('office.openMap')}
          <span className="visually-hidden">{`${colon}${place}`}</span>
        </a>
      </div>
    </div>
  )
}
