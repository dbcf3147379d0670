import type { ReactNode } from 'react'
import { type FamilyWord, tabletWords } from '../../config/isogloss.ts'
import { inLanguage } from '../../i18n/direction.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { useColon } from '../../i18n/useColon.ts'
import { MapArt } from '../../ui/Art/Art.tsx'
import classes from './IsoglossMap.module.css'

/** The words by family: on one side of the line, on the other, and on neither. */
const groups = [
  { id: 'tablet', words: tabletWords.filter(({ family }) => family === 'tablet') },
  { id: 'comprim', words: tabletWords.filter(({ family }) => family === 'comprim') },
  { id: 'third', words: tabletWords.filter(({ family }) => family === null) },
] as const

const LEGEND = 'map-legend'

interface IsoglossMapProps {
  readonly legend: ReactNode
  readonly source: ReactNode
}

/**
 * A map of Europe with its words for "tablet" and the line between two word families. Screen readers get the words as
 * lists, one for each family. Maps are never mirrored.
 */
export function IsoglossMap({ legend, source }: IsoglossMapProps) {
  return (
    <figure className={classes.figure} aria-labelledby={LEGEND} data-drawing="">
      <MapArt className={classes.map} />
      <figcaption className={classes.legend}>
        <p id={LEGEND} className={classes.line}>
          {legend}
        </p>
        <p>{source}</p>
        <div className="visually-hidden" translate="no">
          {groups.map((group) => (
            <Words key={group.id} words={group.words} />
          ))}
        </div>
      </figcaption>
    </figure>
  )
}

function Words({ words }: { readonly words: readonly FamilyWord[] }) {
  const { tag } = useLocale().locale
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const colon = useColon()
  return (
    <ul>
      {words.map(({ lang, term }) => (
        <li key={lang}>
          {/* A browser may use another name of a language than the build did. */}
          <span suppressHydrationWarning>{names.of(lang) ?? lang}</span>
          {colon}
          <bdi {...inLanguage(lang)}>{term}</bdi>
        </li>
      ))}
    </ul>
  )
}
