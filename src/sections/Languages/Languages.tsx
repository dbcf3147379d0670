import type { ReactNode } from 'react'
import type { WorkLanguage } from '../../config/workLanguages.ts'
import { inLanguage } from '../../i18n/direction.ts'
import { useLocale } from '../../i18n/LocaleContext.ts'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Languages.module.css'

/** One file per flag, from country-flag-icons. The glob lists only the flags that the site shows. */
const flags = import.meta.glob<string>(
  '/node_modules/country-flag-icons/3x2/{SA,AE,GB,US,JP,ES,MX,CN,HK,FR,KR,SE,CZ,DE,PL,TH,DK,IN,BR,PT,TR,NL,IT,RU,VN}.svg',
  { query: '?url&no-inline', import: 'default', eager: true },
)

interface LanguagesProps extends HeadProps {
  readonly languages: readonly {
    readonly id: string
    readonly name: ReactNode
    readonly lang: string
    /** The autonym; not shown for the page's own language. */
    readonly own: string
    readonly detail?: ReactNode
    readonly flags: WorkLanguage['flags']
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
                <img
                  key={flag}
                  src={flags[`/node_modules/country-flag-icons/3x2/${flag}.svg`]}
                  alt=""
                  width={33}
                  height={22}
                  loading="lazy"
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
