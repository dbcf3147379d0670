/** Builds the site's code with marks. Arguments: the folder to fill, the root of the project, the script of its documents. */
import path from 'node:path'
import { marks } from 'i18next-workbench/vite'
import { createBuilder } from 'vite'
import { runCommand } from '../../lib/run.ts'

const [outDir = '', root = '', module = ''] = process.argv.slice(2)
const own = import.meta.dirname
const replacements = path.join(own, 'replacements.ts')

await runCommand(async () => {
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
  // The server's code comes first.
  for (const name of ['ssr', 'client']) if (environments[name]) await build(environments[name])
})
