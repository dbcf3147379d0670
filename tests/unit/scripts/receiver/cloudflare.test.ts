import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startOnCloudflare } from './cloudflareAdapter.ts'
import { ORIGIN } from './contract/adapter.ts'
import { contract } from './contract/contract.ts'
import { hosted } from './contract/hosted.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

contract(startOnCloudflare)
hosted(startOnCloudflare)

it('the worker of Cloudflare leaves other addresses to the files', async () => {
  const { ask, stop } = await startOnCloudflare({})
  onTestFinished(stop)
  const file = await ask(`${ORIGIN}/api`, {})
  expect([file.status, await file.text()]).toEqual([404, 'a file'])
}, 60_000)

describe('npm run deploy:config -- --cloudflare', { timeout: 60_000 }, () => {
  const deploy = (folder: string) =>
    execa('node', ['scripts/deploy-config.ts', '--cloudflare', folder], {
      reject: false,
      env: { VITE_SITE_URL: 'https://www.example.com' },
    })

  it('writes the worker and its addresses into a built site, and nothing of React', async () => {
    const folder = await folderOfTest()
    expect((await deploy(folder)).stderr).toContain(`There is no built site in ${folder}.`)
    await writeFile(path.join(folder, '404.html'), '')
    const { exitCode, stderr } = await deploy(folder)
    expect([exitCode, stderr]).toEqual([0, ''])
    expect((await readdir(folder)).sort()).toEqual(['.assetsignore', '404.html', '_routes.json', '_worker.js'])
    const routes = JSON.parse(await readFile(path.join(folder, '_routes.json'), 'utf8'))
    expect(routes).toEqual({ version: 1, include: ['/api/*'], exclude: [] })
    const code = await readFile(path.join(folder, '_worker.js'), 'utf8')
    expect(code).toContain('https://www.example.com')
    expect(code).not.toContain('useState')
    expect(code.length).toBeLessThan(60_000)
  })
})
