import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, expect, it } from 'vitest'

const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
let folder = ''
let version = ''

/** A project whose only package is the Node of this platform, by the hash that our own lockfile has. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'node-'))
  const pinned = JSON.parse(await readFile('package-lock.json', 'utf8')).packages[`node_modules/${name}`]
  version = pinned.version
  const root = { name: 'site', version: '1.0.0', optionalDependencies: { [name]: version } }
  const packages = { '': root, [`node_modules/${name}`]: pinned }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(root))
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify({ ...root, lockfileVersion: 3, packages }))
  await cp('scripts/bootstrap.mjs', path.join(folder, 'scripts/bootstrap.mjs'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('says of a command that needs more than what "npm start" installs how to install it', async () => {
  const some = path.join(folder, 'some')
  await cp('scripts/bootstrap.mjs', path.join(some, 'scripts/bootstrap.mjs'))
  await cp(path.join(folder, 'package.json'), path.join(some, 'package.json'))
  await mkdir(path.join(some, 'node_modules/.bin'), { recursive: true })
  await writeFile(path.join(some, 'node_modules/.package-lock.json'), JSON.stringify({ packages: { vite: {} } }))
  const { exitCode, all } = await execa('node', ['scripts/bootstrap.mjs', 'vitest'], {
    cwd: some,
    reject: false,
    all: true,
  })
  expect(exitCode).toBe(1)
  expect(all).toContain('Run "npm ci"')
})

it('does not run a Node that is not the one of package-lock.json', async () => {
  const fake = path.join(folder, 'fake/package')
  await cp('scripts/bootstrap.mjs', path.join(fake, 'bin/node'))
  const bin = { node: 'bin/node' }
  await writeFile(path.join(fake, 'package.json'), JSON.stringify({ name, version, bin }))
  await writeFile(path.join(fake, 'bin/node'), '#!/bin/sh\necho the replaced Node ran\n', { mode: 0o755 })
  await execa('tar', ['-czf', 'fake.tgz', '-C', 'fake', 'package'], { cwd: folder })

  const registry = createServer(async (request, response) => {
    if (request.url?.endsWith('.tgz')) return response.end(await readFile(path.join(folder, 'fake.tgz')))
    const dist = { tarball: `http://${request.headers.host}/${name}/-/${name}-${version}.tgz` }
    response.end(JSON.stringify({ name, versions: { [version]: { name, version, bin, dist } } }))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const env = {
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
    npm_config_cache: path.join(folder, 'cache'),
    npm_config_fetch_retries: '0',
  }
  const { exitCode, all } = await execa('node', ['scripts/bootstrap.mjs', '--install', 'start.ts'], {
    cwd: folder,
    env,
    reject: false,
    all: true,
  })
  registry.close()

  expect(exitCode).toBe(1)
  expect(all).toContain(`EINTEGRITY: ${name}@${version}`)
  expect(all).not.toContain('the replaced Node ran')
})
