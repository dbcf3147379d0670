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
  readonly place: string
}

/**
 * A map of an office, 300 px high. Shows a drawn map (or the address, if there is none) with a pin and a link. Loads
 * the map service's iframe at the same place and size once the visitor agrees or clicks. Without an API key it shows
 * only the link and sends no third-party request.
 */
export function MapBlock({ office, place }: MapBlockProps) {
  const { m, text } = useCommon()
  const colon = useColon()
  const agreed = useConsent()
  const [clicked, setClicked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Restores a click made before hydration.
  useLayoutEffect(() => setClicked(button.current?.getAttribute(REPLAY) === 'true'), [])
  const { mapsApiKey } = siteEnv
  const address = office.address.join(', ')
  const drawn = cityMaps.find((map) => map.address === address)
  // The pin would be covered by the button.
  const pin = mapsApiKey ? null : <IconMapPin className={classes.pin} size={44} stroke={1.6} aria-hidden="true" />
  const query = encodeURIComponent(address)
  if (mapsApiKey && (agreed || clicked)) {
    return (
      <iframe
        className={classes.map}
        title={text('privacy.map.title', { place })}
        src={`https://www.google.com/maps/embed/v1/place?key=${mapsApiKey}&q=${query}`}
        loading="lazy"
        // Sends the origin, since an API key may be restricted to websites, but not the page's path.
        referrerPolicy="origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    )
  }
  return (
    <div className={classes.map}>
      {drawn ? (
        <>
          <CityMap map={drawn} />
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
