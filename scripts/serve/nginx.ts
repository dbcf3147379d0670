import type { SiteEnv } from '../../src/config/env.ts'
import { notices } from '../../src/config/routes.ts'
import {
  caching,
  hiddenPattern,
  immutablePattern,
  languagePattern,
  longPattern,
  longRootPattern,
  redirectStatus,
  securityHeaders,
} from './policy.ts'
import { type RedirectRow, redirectRules } from './redirects.ts'

/** The address of the form receiver ("npm run preview") behind nginx. */
export const receiverAddress = '127.0.0.1:4173'

/** The folder of the site on the server, the ports, and brotli support of nginx. */
interface NginxPlace {
  readonly root: string
  readonly listen: readonly string[]
  readonly brotli: boolean
  /** Overrides the site's redirects. */
  readonly redirects?: readonly RedirectRow[]
}

const debian: NginxPlace = { root: '/var/www/site', listen: ['80', '[::]:80'], brotli: true }

/**
 * Returns a configuration for the http context (a file in conf.d) of nginx 1.18 or newer. A site with a base path is in that
 * folder of `root`.
 */
export function nginxConfig(env: SiteEnv, { root, listen, brotli, redirects }: NginxPlace = debian): string {
  const base = env.basePath
  const name = env.siteUrl === null ? '_' : new URL(env.siteUrl).hostname
  return `# Written by "npm run deploy:config"; run it again after a change of .env or of moved pages.
map $uri $site_language {
    "~${below(base, languagePattern)}" $1;
}
map "$status $uri" $site_caching {
    "~^(200|206|304) ${below(base, immutablePattern).slice(1)}" "${caching.immutable}";
    default "${caching.revalidated}";
}
${hasReceiver(env) ? receiverMaps(base) : ''}
server {
${listen.map((address) => `    listen ${address};`).join('\n')}
    server_name ${name};
    root ${root};
    absolute_redirect off;
    server_tokens off;

    include /etc/nginx/mime.types;
    types {
        application/manifest+json webmanifest;
        image/avif avif;
        text/vtt vtt;
    }
    charset utf-8;
    charset_types text/css text/plain text/vtt text/xml application/javascript application/json;

    # Files compressed by the build. Without the module brotli_static, delete its line.
    gzip_static on;
${brotli ? '    brotli_static on;\n' : ''}
${[...securityHeaders(env), ['Cache-Control', '$site_caching'], ['Vary', 'Accept-Encoding']]
  .map(([header = '', value = '']) => `    add_header ${header} ${quoted(value)} always;`)
  .join('\n')}

    error_page 404 @missing;
    if ($uri ~ ${quoted(below(base, hiddenPattern))}) { return 404; }
${redirectRules(redirects)
  .map(({ pattern, rest, status }) => moved(below(base, pattern), status, `${base}$1${rest}`))
  .join(
    '',
  )}${base === '' ? '' : moved(`^${escaped(base)}$`, redirectStatus, `${base}/`)}${moved(below(base, longRootPattern), redirectStatus, `${base}/`)}${moved(below(base, longPattern), redirectStatus, `${base}$1`)}
${hasReceiver(env) ? receiverLocations(base) : ''}    location = ${base}/ {
        try_files ${base}/index.html =404;
    }
    location / {
        try_files $uri $uri.html =404;
    }
    location @missing {
        try_files ${base}$site_language/404.html ${base}/404.html =404;
    }
}
`
}

/** True if the pages of a public build post to the receiver on their own host. */
function hasReceiver({ siteUrl, contactFormUrl, freelanceFormUrl }: SiteEnv): boolean {
  return siteUrl !== null && [contactFormUrl, freelanceFormUrl].some((url) => url?.startsWith('/api/'))
}

const escaped = (base: string) => base.replaceAll('.', '[.]')

/** Prefixes a pattern of paths with the base path, which can be "". */
const below = (base: string, pattern: string) => pattern.replaceAll('^', `^${escaped(base)}`)

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

const moved = (pattern: string, status: number, address: string) =>
  `    if ($uri ~ ${quoted(pattern)}) { return ${status} ${address}$is_args$args; }\n`

/** Maps for the language of the page that sent a form, and for responses if the receiver does not answer. */
const receiverMaps = (base: string) => `map $http_referer $site_sender {
    "~^https?://[^/]+${below(base, languagePattern).slice(1)}" $1;
}
map $http_accept $site_unsent {
    "~*application/json" @failed;
    default @unsent;
}
`

/** Locations of the receiver. Their add_header disables the server's, because the receiver sends those headers itself. */
const receiverLocations = (base: string) => `    # The receiver of forms, whose limit for a post is lower.
    location ${base}/api/ {
        proxy_pass http://${receiverAddress};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        client_max_body_size 1m;
        add_header Vary Accept always;
        error_page 413 502 503 504 $site_unsent;
    }
    location @unsent {
        return 303 ${base}$site_sender${notices['not-sent']};
    }
    location @failed {
        default_type application/json;
        return 200 '{"error":"The receiver of the forms has not confirmed the message."}'; # With the status of the error.
    }
`
