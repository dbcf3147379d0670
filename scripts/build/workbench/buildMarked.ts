/** Builds the site's code with marks. Arguments: the folder to fill, the root of the project, the script of its documents. */
import path from 'node:path'
import { marks } from 'i18next-workbench/vite'
import { createBuilder } from 'vite'

const [outDir = '', root = '', module = ''] = process.argv.slice(2)
const own = import.meta.dirname
const replacements = path.join(own, 'replacements.ts')

const { environments, build } = await createBuilder({
  root,
  logLevel: 'warn',
  base: '/',
  plugins: marks({
    outDir,
    client: { entry: module },
    server: path.join(own, 'markedServer.ts'),
    application: path.join(own, 'application.tsx'),
    makesElements: [/^@mantine\//, /^@tabler\//, /^react-helmet-async/, /^react-router/],
    replaced: {
      'seo/dataBlock.ts': replacements,
      'i18n/plainText.ts': replacements,
    },
  }),
})
const { client, ssr } = environments
if (!client || !ssr) throw new Error('The configuration lacks the environments "client" and "ssr".')
await build(ssr)
await build(client)
