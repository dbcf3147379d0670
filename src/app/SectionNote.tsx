import { joined } from '../i18n/joined.tsx'
import { useCommon } from '../i18n/useCommon.ts'
import { Section } from '../ui/Section/Section.tsx'

/** In place of a section that failed. The browser follows the link, not the router, so that the document is loaded. */
export function SectionNote() {
  const { m } = useCommon()
  return (
    <Section>
      <p>
        {joined(
          m('fault.text'),
          <a href={location.pathname} target="_self">
            {m('fault.reload')}
          </a>,
        )}
      </p>
    </Section>
  )
}
