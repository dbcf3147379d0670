import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { execa } from 'execa'
import { caddyConfig } from '../../scripts/hosting/webServers.ts'
import { nginxConfig } from '../../scripts/hosting/webServers.ts'
import { receiverAddress } from '../../scripts/hosting/policy.ts'
import type { RedirectRow } from '../../scripts/hosting/redirects.ts'
import { serve } from '../../scripts/hosting/server/server.ts'
import type { SiteEnv } from '../../src/config/env.ts'
import { pathOf } from '../../src/config/routes.ts'

/** A server that is running. */
export interface Running {
  readonly port: number
  readonly codings: readonly string[]
  readonly stop: () => Promise<void>
}

/** What a server is started with: the site, its environment, a folder for the server's own files, a free port. */
export interface Start {
  readonly site: string
  readonly env: SiteEnv
  readonly scratch: string
  readonly port: number
}

/** The moved pages that each server is told of; those of the site may be none. */
export const redirects: readonly RedirectRow[] = [
  { from: '/who.we-are', to: pathOf('about'), status: 301 },
  { from: '/services/old', to: '/', status: 308 },
]

/** The place of nginx's module for precompressed brotli, from Debian's libnginx-mod-http-brotli-static. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx with the generated configuration, inside the least of a main one; nothing of /etc/nginx is read. */
export async function startNginx({ site, env, scratch, port }: Start): Promise<Running> {
  const folder = path.join(scratch, 'nginx')
  const brotli = existsSync(brotliModule)
  await mkdir(folder, { recursive: true })
  await writeFile(
    path.join(folder, 'site.conf'),
    withoutReceiver(nginxConfig(env, { root: site, listen: [`127.0.0.1:${port}`], brotli, redirects })),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
${brotli ? `load_module ${brotliModule};` : ''}
events {}
http {
    access_log off;
${temporary.map((name) => `    ${name}_temp_path ${folder}/${name};`).join('\n')}
    include ${folder}/site.conf;
}
`,
  )
  const stop = await run('nginx', ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')], port)
  return { port, codings: brotli ? ['br', 'gzip'] : ['gzip'], stop }
}

/** Caddy with the generated configuration, without its admin interface, certificates or stored state. */
export async function startCaddy({ site, env, scratch, port }: Start): Promise<Running> {
  const folder = path.join(scratch, 'caddy')
  await mkdir(folder, { recursive: true })
  const config = path.join(folder, 'Caddyfile')
  const options = '{\n\tadmin off\n\tauto_https off\n}\n'
  await writeFile(
    config,
    options + withoutReceiver(caddyConfig(env, { root: site, address: `http://127.0.0.1:${port}`, redirects })),
  )
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const stop = await run('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], port, home)
  return { port, codings: ['br', 'gzip'], stop }
}

/** With nobody where the receiver of forms would listen. */
const withoutReceiver = (config: string) => config.replaceAll(receiverAddress, '127.0.0.1:1')

/** The server of `npm start`. */
export async function startOwn({ site, port }: Start): Promise<Running> {
  const { server } = await serve({ dist: site, port, redirects })
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port, codings: ['br', 'gzip'], stop }
}

/** Starts a program and waits until it listens. Rejects with what it printed when it ends before that. */
async function run(command: string, args: readonly string[], port: number, env: Record<string, string> = {}) {
  // Debian keeps nginx where only root looks for programs.
  const PATH = [process.env['PATH'], '/usr/sbin'].join(path.delimiter)
  const child = execa(command, args, { env: { PATH, ...env }, all: true, reject: false, preferLocal: false })
  let ended = false
  const end = child.then((result) => {
    ended = true
    return result
  })
  while (!(await listens(port))) {
    if (ended) throw new Error(`${command} did not start:\n${(await end).all}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return async () => {
    child.kill()
    await end
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(socket.end() !== null))
    socket.on('error', () => resolve(false))
  })
}
