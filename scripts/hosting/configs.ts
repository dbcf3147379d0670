import { type SiteEnv, variableIds, variables } from '../../src/config/env.ts'
import { caddyConfig } from './caddy.ts'
import { nginxConfig } from './nginx.ts'

/** A ready configuration: its file name in this folder and its text. */
export interface Config {
  readonly name: 'nginx.conf' | 'Caddyfile'
  readonly text: string
}

const usage: Readonly<Record<Config['name'], string>> = {
  'nginx.conf': `# nginx 1.18 or newer. On Debian:
#   apt-get install nginx libnginx-mod-http-brotli-static
#   rm /etc/nginx/sites-enabled/default
#   (Debian's own site, "Welcome to nginx!", answers first for every name that no server has)
#   copy this file to /etc/nginx/conf.d/site.conf and dist/ to /var/www/site; nginx -t && systemctl reload nginx
# For TLS let certbot --nginx add its lines.`,
  Caddyfile: `# Caddy 2.6 or newer. On Debian:
#   apt-get install caddy
#   copy this file to /etc/caddy/Caddyfile and dist/ to /var/www/site; systemctl reload caddy
# With a host name as its address Caddy gets and renews the certificate by itself.`,
}

const MARK = '# Written by "npm run deploy:config" for this environment; run it again after a change of .env:'

/** The configurations of an environment. Each names the environment in its head, so that it can be made again. */
export function configs(env: SiteEnv): readonly Config[] {
  const head = [MARK, ...namedVariables(env)].join('\n')
  const text = (name: Config['name'], body: string) => `${head}\n${usage[name]}\n\n${body}`
  return [
    { name: 'nginx.conf', text: text('nginx.conf', nginxConfig(env)) },
    { name: 'Caddyfile', text: text('Caddyfile', caddyConfig(env)) },
  ]
}

/** The variables that hosts need to know, a line each: src/config/env.ts says how. */
function namedVariables(env: SiteEnv): string[] {
  return variableIds.flatMap((id) => {
    const { name, forHosts } = variables[id]
    const value = env[id]
    return value === null || forHosts === null ? [] : [`#   ${name}=${forHosts === 'value' ? value : forHosts}`]
  })
}
