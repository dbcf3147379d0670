import classes from './SkipLinks.module.css'

/** Ways past the page, which has many links of its own. */
export function SkipLinks({ onTexts, onField }: { readonly onTexts: () => void; readonly onField: () => void }) {
  return (
    <div className={classes['skip']}>
      <button type="button" onClick={onTexts}>
        Go to the list of texts
      </button>
      <button type="button" onClick={onField}>
        Go to the field
      </button>
    </div>
  )
}
