import type { ReactNode } from 'react'
import type { PageId } from '../../config/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import classes from './NextStep.module.css'

interface NextStepProps {
  readonly text: ReactNode
  /** The page to read next; without it the button leads to the form of the contacts page. */
  readonly page?: PageId
}

/** The end of a page: one line and one button. */
export function NextStep({ text, page }: NextStepProps) {
  return (
    <section className={classes.next} data-flush="">
      <div className={`page-width ${classes.inner}`}>
        <p className={`phrases ${classes.text}`}>{text}</p>
        {page ? (
          <ButtonLink page={page} toTop />
        ) : (
          <ButtonLink page="contacts" hash="contact-form" text="actions.getInTouch" />
        )}
      </div>
    </section>
  )
}
