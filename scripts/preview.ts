/** npm run preview [-- folder]: serves a built site, dist/ unless another folder is named. */
import path from 'node:path'
import { hostFrom, portFrom } from './hosting/server/listen.ts'
import { serve } from './hosting/server/server.ts'
import { runCommand } from './lib/run.ts'
import { readSiteEnv } from './lib/siteEnv.ts'

await runCommand(async () => {
  const submissions = process.env['SUBMISSIONS_DB'] || 'data/submissions.db'
  const folder = process.argv[2] ?? 'dist'
  const place = { host: hostFrom(process.env['HOST']), port: portFrom(process.env['PORT']) }
  const { siteUrl } = readSiteEnv()
  const { url } = await serve({ dist: path.resolve(folder), ...place, submissions, siteUrl })
  console.log(`Serving ${folder}/ on ${url}  (Ctrl+C stops)`)
})
