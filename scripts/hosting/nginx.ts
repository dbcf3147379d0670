import type { SiteEnv } from '../../src/config/env.ts'
import { notices } from '../../src/config/routes.ts'
import {
  caching,
  cleanPattern,
  hasReceiver,
  hiddenPatterns,
  immutablePattern,
  languagePattern,
  longPattern,
  longRootPattern,
  quoted,
  receiverAddress,
  redirectStatus,
  securityHeaders,
  senderPattern,
  unconfirmed,
} from './policy.ts'
import { mediaTypes } from './types.ts'

/** Where a server stands: the folder of the site on its disk, its ports, whether it can send brotli. */
export interface NginxPlace {
  readonly root: string
  readonly listen: readonly string[]
  readonly brotli: boolean
}

export const nginxPlace: NginxPlace = { root: '/var/www/site', listen: ['80', '[::]:80'], brotli: true }

/** A configuration for nginx 1.18 or newer: maps and one server, for the http context (a file in conf.d). */
export function nginxConfig(env: SiteEnv, { root, listen, brotli }: NginxPlace = nginxPlace): string {
  const name = env.siteUrl === null ? '_' : new URL(env.siteUrl).hostname
  return `${maps()}${hasReceiver(env) ? unsentMaps : ''}
server {
${listen.map((address) => `    listen ${address};`).join('\n')}
    server_name ${name};
    root ${root};
    absolute_redirect off;
    server_tokens off;

    default_type application/octet-stream;
    types {
${mediaTypes.map(({ extension, type }) => `        ${quoted(type)} ${extension};`).join('\n')}
    }

    # Files compressed by the build${brotli ? '; without the module brotli_static, take out its line' : ''}.
${brotli ? '    brotli_static on;\n' : ''}    gzip_static on;

${[...securityHeaders(env), ['Cache-Control', '$site_caching'], ['Vary', 'Accept-Encoding']]
  .map(([header = '', value = '']) => `    add_header ${header} ${quoted(value)} always;`)
  .join('\n')}

    if ($site_moved) { return ${redirectStatus} $site_moved$is_args$args; }
    if ($site_folded) { return ${redirectStatus} $site_folded$is_args$args; }

${hasReceiver(env) ? receiver : ''}    location = / {
        try_files /index.html =404;
    }

    location / {
        error_page 404 @missing;
        if ($site_hidden) { return 404; }
        try_files $uri $uri.html =404;
    }
    location @missing {
        try_files $site_language/404.html /404.html =404;
    }
}
`
}

/**
 * A header of its own keeps those of the server out, which the receiver sends itself. An answer of nginx leads to the page "not
 * sent", whose script would take the form's address for another page.
 */
const receiver = `    # The receiver of forms, which takes less than this limit and says so itself.
    location /api/ {
        proxy_pass http://${receiverAddress};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        client_max_body_size 1m;
        add_header Vary Accept always;
        error_page 413 500 502 503 504 $site_unsent;
    }
    location @unsent {
        return 303 $site_sender${notices['not-sent']};
    }
    location @unconfirmed {
        default_type application/json;
        return 200 '${unconfirmed}'; # With the status of the error.
    }

`

const unsentMaps = `map $http_referer $site_sender {
    "~${senderPattern}" $1;
}
map $http_accept $site_unsent {
    "~*application/json" @unconfirmed;
    default @unsent;
}
`

/** What depends on the address, as nginx has normalized it: decoded, slashes folded. Captures hold safe characters only. */
function maps(): string {
  const { dotted, exceptDotted, rules, variants } = hiddenPatterns
  return `map $uri $site_moved {
    "~${longRootPattern}" /;
    "~${longPattern}" $1;
}
map $uri $site_clean {
    "~${cleanPattern}" $1;
}
map $request_uri $site_folded {
    "~^[^?]*//" $site_clean;
}
map $uri $site_hidden {
    "~${exceptDotted}" "";
    "~${dotted}" 1;
    "~${rules}" 1;
    "~${variants}" 1;
}
map $uri $site_language {
    "~${languagePattern}" $1;
}
map "$status $uri" $site_caching {
    "~^(200|206|304) ${immutablePattern.replace(/^\^/, '')}" "${caching.immutable}";
    default "${caching.revalidated}";
}
`
}
