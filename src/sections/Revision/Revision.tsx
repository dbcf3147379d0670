import type { ReactNode } from 'react'
import IconReload from '#icons/IconReload.mjs'
import { NATIVE, PLAY } from '../../config/protocol.ts'
import { revision } from '../../config/revision.ts'
import { ownNameOf } from '../../config/workLanguages.ts'
import { inLanguage } from '../../i18n/direction.ts'
import { joined } from '../../i18n/joined.tsx'
import { useLocale } from '../../i18n/LocaleContext.ts'
import type { Line } from '../../i18n/useMessages.tsx'
import { SpecimenFrame } from '../../ui/SpecimenFrame/SpecimenFrame.tsx'
import classes from './Revision.module.css'

const { source, initials, targets } = revision

interface RevisionProps {
  readonly caption: ReactNode
  /** Accessible names of the two groups of controls. */
  readonly languages: ReactNode
  readonly stepsLabel: ReactNode
  readonly play: ReactNode
  /** Draft, second linguist, correction, revised: in this order. */
  readonly steps: readonly Line[]
}

/**
 * A sentence from draft to release, starting with the page's language. It plays once and stops at its last state; the
 * visitor selects language and step. Only replaying needs a script (src/enhance/index.ts).
 */
export function Revision({ caption, languages, stepsLabel, play, steps }: RevisionProps) {
  const { tag } = useLocale().locale
  const ordered = [...targets].sort((a, b) => Number(b.lang === tag) - Number(a.lang === tag))
  return (
    <SpecimenFrame caption={caption} className={classes.revision}>
      <button type="button" className={classes.play} {...{ [PLAY]: '' }}>
        <IconReload size={18} aria-hidden="true" />
        <span className="visually-hidden">{play}</span>
      </button>
      <fieldset className={classes.languages} {...{ [NATIVE]: '' }}>
        <legend className="visually-hidden">{languages}</legend>
        {ordered.map(({ lang }, index) => (
          <label key={lang} className={classes.language} {...inLanguage(lang)} translate="no">
            <input type="radio" name="revision-language" value={lang} defaultChecked={index === 0} />
            {ownNameOf(lang)}
          </label>
        ))}
      </fieldset>
      <dl className={classes.rows} translate="no">
        <div className={classes.row}>
          <dt>{codeOf(source.lang)}</dt>
          <dd {...inLanguage(source.lang)}>
            {source.before}
            <mark>{source.phrase}</mark>
            {source.after}
          </dd>
        </div>
        {ordered.map(({ lang, before, wrong, right, after }) => (
          <div key={lang} className={classes.row}>
            <dt>{codeOf(lang)}</dt>
            <dd {...inLanguage(lang)}>
              {before}
              <span className={classes.change}>
                <span>
                  <del>{wrong}</del>
                  {after}
                </span>
                <ins>{right}</ins>
                {/* Screen readers read only the correction. */}
                <span aria-hidden="true">
                  <mark>{right}</mark>
                  {after}
                </span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.signed}>
        {joined(
          steps.at(-1)?.text,
          <span dir="ltr" translate="no">
            {initials.join(' / ')}
          </span>,
        )}
      </p>
      <fieldset className={classes.stages} {...{ [NATIVE]: '' }}>
        <legend className="visually-hidden">{stepsLabel}</legend>
        <div>
          {steps.map(({ id, text }, index) => (
            <label key={id} className={classes.stage} style={{ '--step': index + 1 }}>
              <input type="radio" name="revision-step" value={id} />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
    </SpecimenFrame>
  )
}

/** Returns the language code that translators use: ZH for zh-Hans. */
function codeOf(lang: string): string {
  return new Intl.Locale(lang).language.toUpperCase()
}
