import type { ReactNode } from 'react'
import type { MadeFilm } from '../../config/pictures.ts'
import { defaultLocale, type Locale, localeOf, publicLocales } from '../../config/locales.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { Figure } from '../../ui/Figure/Figure.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'

interface FilmProps extends Partial<HeadProps> {
  /** Its row in src/config/pictures.ts. */
  readonly name: string
  /** What the film shows, below it. */
  readonly caption: ReactNode
  /** Another than the site's. */
  readonly film?: MadeFilm | undefined
}

/** A film of the owner's, with captions in every language that has them; those of the page's are shown. */
export function Film({ name, caption, film = __FILMS__[name], ...head }: FilmProps) {
  const { locale } = useLocale()
  if (!film) throw new Error(`src/config/pictures.ts, films: expected a row "${name}", found none.`)
  const { address, type, poster, captions } = film
  const own = captions[locale.code] ? locale : localeOf(defaultLocale)
  const trackOf = ({ code, tag, name }: Locale) => ({ src: captions[code], srcLang: tag, label: name })
  const others = publicLocales.filter(({ code }) => captions[code] && code !== own.code)
  return (
    <Section {...head}>
      <Figure caption={caption} captionId={`film-${name}`}>
        <video
          controls
          playsInline
          preload="none"
          poster={poster.address}
          width={poster.width}
          height={poster.height}
          aria-labelledby={`film-${name}`}
        >
          <source src={address} type={type} />
          <track kind="captions" {...trackOf(own)} default />
          {others.map((other) => (
            <track key={other.code} kind="captions" {...trackOf(other)} />
          ))}
        </video>
      </Figure>
    </Section>
  )
}
