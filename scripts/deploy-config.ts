/** npm run deploy:config [-- --cloudflare]: writes the files that hosts need in addition to the built site. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { command, run } from './lib/command.ts'
import { readSiteEnv } from './lib/siteEnv.ts'
import { failOnAddresses, publishedFile, publishedList } from './serve/addresses.ts'
import { assertBuiltSite } from './serve/listen.ts'
import { nginxConfig } from './serve/nginx.ts'
import { workerFiles } from './serve/worker.ts'

const program = command('npm run deploy:config --')
  .description('Writes the list of published paths, and nginx.conf for the environment of a build.')
  .option('--cloudflare [folder]', 'instead, the receiver of forms for Cloudflare Pages, into a built site (dist)')
  .action(async ({ cloudflare }) => {
    const env = readSiteEnv()
    if (cloudflare !== undefined) {
      const dist = cloudflare === true ? 'dist' : cloudflare
      await assertBuiltSite(dist)
      for (const [name, text] of Object.entries(await workerFiles(env))) await write(path.join(dist, name), text)
      return
    }
    // A new list would hide published paths that no longer exist.
    await failOnAddresses(process.cwd())
    await write(publishedList, publishedFile())
    await write('nginx.conf', nginxConfig(env))
  })

async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text)
  console.log(`Wrote ${file}.`)
}

await run(program)
