import type { CityMap as CityMapData } from '../../config/cityMaps.ts'
import { inLanguage } from '../../i18n/direction.ts'

/** A drawn map of an office's surroundings, with the office at its center. Decoration: the address is next to it. */
export function CityMap({ map }: { readonly map: CityMapData }) {
  const { lang, river, park, streets, lanes, railway } = map
  return (
    <div translate="no" {...inLanguage(lang)} aria-hidden="true">
      <svg className="cover" viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={park} fill="var(--success-tint)" />
        <path
          d={river.course}
          fill="none"
          stroke="color-mix(in srgb, var(--brand) 18%, var(--mist))"
          strokeWidth={river.width}
        />
        <path d={lanes} stroke="var(--paper)" strokeWidth="4" />
        <path d={railway} fill="none" stroke="var(--faint)" strokeWidth="5" strokeDasharray="1 7" />
        <path d={railway} fill="none" stroke="var(--faint)" strokeWidth="1.5" />
        {streets.map(({ course, name }) => (
          <path key={name} d={course} fill="none" stroke="var(--card)" strokeWidth="11" />
        ))}
        <g fill="var(--quiet)" fontFamily="var(--sans)" fontSize="15" fontWeight="500">
          {streets.map((street) => (
            <Name key={street.name} {...street} />
          ))}
          <g fontFamily="var(--serif)" fill="var(--brand)">
            <Name {...river} />
          </g>
        </g>
      </svg>
    </div>
  )
}

function Name({ name, at }: Pick<CityMapData['river'], 'name' | 'at'>) {
  const [x, y, turn] = at
  return <text transform={`translate(${x} ${y})rotate(${turn})`}>{name}</text>
}
