/** npm run preview [-- folder]: serves a built site, dist/ unless another folder is named. */
import path from 'node:path'
import { runCommand } from '../run.ts'
import { portFrom, serve } from './server.ts'

await runCommand(async () => {
  const submissions = process.env['SUBMISSIONS_DB'] || 'data/submissions.db'
  const folder = process.argv[2] ?? 'dist'
  const { url } = await serve({ dist: path.resolve(folder), port: portFrom(process.env['PORT']), submissions })
  console.log(`Serving ${folder}/ on ${url}  (Ctrl+C stops)`)
})
