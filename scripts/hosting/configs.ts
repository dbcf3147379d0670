import type { SiteEnv } from '../../src/config/env.ts'
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
  const head = [MARK, ...variables(env).map(([name, value]) => `#   ${name}=${value}`)].join('\n')
  const text = (name: Config['name'], body: string) => `${head}\n${usage[name]}\n\n${body}`
  return [
    { name: 'nginx.conf', text: text('nginx.conf', nginxConfig(env)) },
    { name: 'Caddyfile', text: text('Caddyfile', caddyConfig(env)) },
  ]
}

/** What of an environment the configurations depend on; keys are no business of theirs, only that there is one. */
function variables(env: SiteEnv): [string, string][] {
  const all: [string, string | null][] = [
    ['VITE_SITE_URL', env.siteUrl],
    ['VITE_CONTACT_FORM_URL', env.contactFormUrl],
    ['VITE_FREELANCE_FORM_URL', env.freelanceFormUrl],
    ['VITE_MAPS_API_KEY', env.mapsApiKey && 'set'],
    ['VITE_GA_MEASUREMENT_ID', env.measurementId && 'G-SET'],
  ]
  return all.filter((entry): entry is [string, string] => entry[1] !== null)
}
