import { CONSENT_BANNER, NATIVE } from '../config/protocol.ts'
import { siteEnv } from '../config/siteEnv.ts'
import { joined } from '../i18n/joined.tsx'
import { useCommon } from '../i18n/useCommon.ts'
import button from '../ui/ButtonLink/ButtonLink.module.css'
import { PageLink } from '../ui/PageLink/PageLink.tsx'
import classes from './ConsentBanner.module.css'

/**
 * Asks for consent to count page views; declining takes as many clicks as agreeing. Rendered as a closed popover.
 * src/analytics opens it and handles its buttons, before and after hydration. Opening changes no attribute, so
 * hydration finds the markup as rendered.
 */
export function ConsentBanner() {
  const { m, label } = useCommon()
  const maps = siteEnv.mapsApiKey !== null
  return (
    <section
      id={CONSENT_BANNER}
      popover="manual"
      className={classes.banner}
      {...label('privacy.banner.label')}
      {...{ [NATIVE]: '' }}
    >
      <p className={classes.text}>
        {joined(
          m(maps ? 'privacy.banner.textWithMaps' : 'privacy.banner.text'),
          <PageLink page="privacy">{m('privacy.banner.more')}</PageLink>,
        )}
      </p>
      <div className={classes.actions}>
        <button type="button" value="granted" className={button.button} data-secondary="">
          {m('privacy.banner.accept')}
        </button>
        <button type="button" value="denied" className={button.button} data-secondary="">
          {m('privacy.banner.decline')}
        </button>
      </div>
    </section>
  )
}
