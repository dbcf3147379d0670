import type { ReactNode } from 'react'
import { inLanguage } from '../../i18n/direction.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { Flag, type FlagCode } from '../../ui/Flag/Flag.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Languages.module.css'

interface LanguagesProps extends HeadProps {
  readonly languages: readonly {
    readonly id: string
    readonly name: ReactNode
    readonly lang: string
    /** The autonym; not shown for the page's own language. */
    readonly own: string
    readonly detail?: ReactNode
    readonly flags: readonly FlagCode[]
  }[]
}

/** Cards of the working languages. The flags are decoration, since the names are complete. */
export function Languages({ languages, ...head }: LanguagesProps) {
  const { locale } = useLocale()
  return (
    <Section tone="mist" {...head}>
      <ul className={classes.grid}>
        {languages.map((language) => (
          <li key={language.id} className={`surface ${classes.card}`}>
            <span className={classes.text}>
              <span className={classes.name}>{language.name}</span>
              {language.lang !== locale.code ? (
                <bdi translate="no" {...inLanguage(language.lang)}>
                  {language.own}
                </bdi>
              ) : null}
              {language.detail ? <span>{language.detail}</span> : null}
            </span>
            <span className={classes.flags}>
              {language.flags.map((flag) => (
                <Flag key={flag} code={flag} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
