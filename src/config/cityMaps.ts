/**
 * The map drawn around an office where no map service is used: a river, a park, streets. Units are px of a drawing of
 * 600 x 300 with the office in the middle and north up, simplified from the public street plan.
 */
export interface CityMap {
  /** The address of the office in site.ts, on one line. The drawing is shown for this office only. */
  readonly address: string
  readonly lang: string
  readonly river: {
    readonly course: string
    readonly width: number
    readonly name: string
    readonly at: readonly [x: number, y: number, turn: number]
  }
  readonly park: string
  /** Main streets with names, minor streets without. */
  readonly streets: readonly {
    readonly course: string
    readonly name: string
    readonly at: readonly [x: number, y: number, turn: number]
  }[]
  readonly lanes: string
  readonly railway: string
}

export const cityMaps: readonly CityMap[] = [
  {
    address: 'ul. Przykładowa 12/4, 00-001 Warszawa',
    lang: 'pl',
    river: { course: 'M470-20C500 40 520 90 560 150S600 270 640 330', width: 58, name: 'Wisła', at: [508, 68, 62] },
    park: 'M60 180q40-14 74 4l10 46q-30 20-78 8z',
    streets: [
      { course: 'M-20 190L300 168L620 128', name: 'Aleje Jerozolimskie', at: [136, 160, -4] },
      { course: 'M262-20L300 168L330 320', name: 'Marszałkowska', at: [288, 30, 79] },
      { course: 'M-20 84L284 76L440 40', name: 'Świętokrzyska', at: [150, 70, -1] },
      { course: 'M378-20L404 154L420 320', name: 'Nowy Świat', at: [402, 62, 81] },
    ],
    lanes:
      'M60-20L92 320M150-20L178 320M208-20L236 320M330-20L346 320M452 20L476 320M-20 130L420 104M-20 244L460 222M-20 286L470 268M-20 36L300 30',
    railway: 'M-20 206L300 184L470 168L640 150',
  },
  {
    address: '100 Sample Avenue, Cheyenne, Wyoming',
    lang: 'en',
    river: {
      course: 'M-20 262C80 250 130 284 220 268S340 250 430 254S560 284 640 262',
      width: 16,
      name: 'Crow Creek',
      at: [332, 235, 0],
    },
    park: 'M40 24h92v70h-92z',
    streets: [
      { course: 'M-20 204L640 164', name: 'Lincolnway', at: [150, 186, -3.5] },
      { course: 'M296-20L312 320', name: 'Capitol Avenue', at: [305, 28, 87] },
      { course: 'M436-20L452 320', name: 'Warren Avenue', at: [445, 28, 87] },
      { course: 'M-20 62L640 22', name: '24th Street', at: [164, 40, -3.5] },
    ],
    lanes:
      'M-20 98L640 58M-20 134L640 94M-20 170L640 130M140-20L156 320M192-20L208 320M244-20L260 320M348-20L364 320M392-20L408 320M504-20L520 320M556-20L572 320M88-20L104 320',
    railway: 'M-20 232L640 196',
  },
]
