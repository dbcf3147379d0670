import type { WorkLanguage } from '../../config/workLanguages.ts'
import classes from './Flag.module.css'

/** One file per flag, from country-flag-icons. The glob lists only the flags that the site shows. */
const files = import.meta.glob<string>(
  '/node_modules/country-flag-icons/3x2/{SA,AE,GB,US,JP,ES,MX,CN,HK,FR,KR,SE,CZ,DE,PL,TH,DK,IN,BR,PT,TR,NL,IT,RU,VN}.svg',
  { query: '?url&no-inline', import: 'default', eager: true },
)

/** ISO 3166-1 alpha-2. */
export type FlagCode = WorkLanguage['flags'][number]

/** A flag at 3:2, decoration next to a name. */
export function Flag({ code }: { readonly code: FlagCode }) {
  return (
    <img
      className={classes.flag}
      src={files[`/node_modules/country-flag-icons/3x2/${code}.svg`]}
      alt=""
      width={33}
      height={22}
      loading="lazy"
    />
  )
}
