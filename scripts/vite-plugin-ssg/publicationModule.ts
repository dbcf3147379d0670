import type { Plugin } from 'vite'
import type { Publication } from '../../src/i18n/publication.ts'

const NAME = 'virtual:publication'

/** Gives the browser code the publication that the build has found; nothing is excepted while developing. */
export function publicationModule(): { plugin: Plugin; publish: (publication: Publication) => void } {
  let current: Publication = {}
  return {
    publish: (publication) => {
      current = publication
    },
    plugin: {
      name: 'isogloss:publication',
      resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
      load: (id) => (id === `\0${NAME}` ? `export const publication = ${JSON.stringify(current)}` : undefined),
    },
  }
}
