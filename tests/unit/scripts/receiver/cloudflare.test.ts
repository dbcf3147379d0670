import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { folderOfTest } from '../../../fixtures/folder.ts'
import { contract, hosted } from './contract.ts'
import { startOnCloudflare } from './onCloudflare.ts'

contract(startOnCloudflare)
hosted(startOnCloudflare)

it('the worker and its addresses are written into a built site, and nothing of React', async () => {
  const folder = await folderOfTest()
  const env = { VITE_SITE_URL: 'https://www.example.com' }
  const deploy = () => execa('node', ['scripts/deploy-config.ts', '--cloudflare', folder], { reject: false, env })
  expect((await deploy()).stderr).toContain(`There is no built site in ${folder}.`)
  await writeFile(path.join(folder, '404.html'), '')
  expect((await deploy()).exitCode).toBe(0)
  expect((await readdir(folder)).sort()).toEqual(['404.html', '_routes.json', '_worker.js'])
  const routes = JSON.parse(await readFile(path.join(folder, '_routes.json'), 'utf8'))
  expect(routes).toEqual({ version: 1, include: ['/api/*'], exclude: [] })
  const code = await readFile(path.join(folder, '_worker.js'), 'utf8')
  expect(code).not.toContain('useState')
  expect(code.length).toBeLessThan(60_000)
}, 60_000)
