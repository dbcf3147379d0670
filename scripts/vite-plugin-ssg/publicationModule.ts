import type { Plugin, ViteBuilder } from 'vite'
import type { Publication } from '../../src/i18n/publication.ts'

const NAME = 'virtual:publication'

const PLUGIN = 'isogloss:publication'

/** How a build tells the plugin what it has found. */
export interface Publisher {
  publish(publication: Publication): void
}

/** Gives the browser code the publication that the build has found; nothing is excepted while developing. */
export function publicationModule(): Plugin<Publisher> {
  let current: Publication = {}
  return {
    name: PLUGIN,
    api: {
      publish: (publication) => {
        current = publication
      },
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const publication = ${JSON.stringify(current)}` : undefined),
  }
}

/** The publisher among the plugins of a builder: https://vite.dev/guide/api-plugin#plugin-api-for-inter-plugin-communication */
export function publisherOf({ config }: ViteBuilder): Publisher {
  const api: unknown = config.plugins.find(({ name }) => name === PLUGIN)?.api
  if (isPublisher(api)) return api
  throw new Error(`The configuration lacks the plugin "${PLUGIN}".`)
}

function isPublisher(api: unknown): api is Publisher {
  return typeof api === 'object' && api !== null && 'publish' in api && typeof api.publish === 'function'
}
