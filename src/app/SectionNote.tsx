import { useCommon } from '../i18n/useCommon.ts'
import { Section } from '../ui/Section/Section.tsx'

/** Stands where a section could not be shown. The browser follows the link, not the router: it loads the page anew. */
export function SectionNote() {
  const { m } = useCommon()
  return (
    <Section>
      <p>
        {m('fault.text')}{' '}
        <a href={location.pathname} target="_self">
          {m('fault.reload')}
        </a>
      </p>
    </Section>
  )
}
