import { type SiteEnv, variableIds, variables } from '../../src/config/env.ts'
import { notices } from '../../src/config/routes.ts'
import type { HostFile } from './hosts.ts'
import {
  below,
  caching,
  cleanPattern,
  hasReceiver,
  hiddenPatterns,
  immutablePattern,
  languagePattern,
  longPattern,
  longRootPattern,
  receiverAddress,
  redirectStatus,
  securityHeaders,
  senderPattern,
  unconfirmed,
} from './policy.ts'
import { type RedirectRow, redirectRules } from './redirects.ts'
import { codings, mediaTypes } from './types.ts'

const usage = {
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

const MARK =
  '# Written by "npm run deploy:config" for this environment; run it again after a change of .env or redirects.ts:'
const root = '/var/www/site'

/** The configurations of an environment, files of this folder. Each names the environment in its head, so that it can be made again. */
export function configs(env: SiteEnv): readonly HostFile[] {
  const named = variableIds.flatMap((id) => {
    const { name, forHosts } = variables[id]
    const value = env[id]
    return !value || forHosts === null ? [] : [`#   ${name}=${forHosts === 'value' ? value : forHosts}`]
  })
  const head = [MARK, ...named].join('\n')
  const config = (name: keyof typeof usage, body: string) => ({ name, text: `${head}\n${usage[name]}\n\n${body}` })
  return [
    config('nginx.conf', nginxConfig(env, { root, listen: ['80', '[::]:80'], brotli: true })),
    config('Caddyfile', caddyConfig(env, { root, address: env.siteUrl ?? ':80' })),
  ]
}

/** A value as both nginx and Caddy read it. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

/** Where a server stands: the folder of the site on its disk, its ports, whether it can send brotli. */
interface NginxPlace {
  readonly root: string
  readonly listen: readonly string[]
  readonly brotli: boolean
  /** The moved pages, if not the site's. */
  readonly redirects?: readonly RedirectRow[]
}

/** A configuration for nginx 1.18 or newer: maps and one server, for the http context (a file in conf.d). */
export function nginxConfig(env: SiteEnv, { root, listen, brotli, redirects }: NginxPlace): string {
  const name = env.siteUrl === null ? '_' : new URL(env.siteUrl).hostname
  const base = env.basePath
  const { maps, answers } = nginxRedirects(base, redirects)
  return `${maps}${nginxMaps()}${hasReceiver(env) ? nginxUnsentMaps(base) : ''}
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

${base && nginxBase(base)}${answers}    if ($site_moved) { return ${redirectStatus} ${base}$site_moved$is_args$args; }
    if ($site_folded) { return ${redirectStatus} ${base}$site_folded$is_args$args; }

${hasReceiver(env) ? nginxReceiver(base) : ''}    location = / {
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

/** From here on, $uri is a path of the site, as its files are named. */
const nginxBase = (base: string) => `    # The site stands below ${base}.
    error_page 404 @missing;
    if ($uri = ${base}) { return ${redirectStatus} ${base}/$is_args$args; }
    if ($uri !~ "${below(base, '^/')}") { return 404; }
    rewrite "${below(base, '^(/.*)$')}" $1;

`

/** The moved pages: a map for each status, since nginx takes none from a variable, and its answer. Nothing for no rows. */
function nginxRedirects(base: string, rows?: readonly RedirectRow[]) {
  const rules = redirectRules(rows)
  const statuses = [...new Set(rules.map(({ status }) => status))]
  const maps = statuses.map((status) => {
    const lines = rules.filter((rule) => rule.status === status)
    return `map $uri $site_${status} {\n${lines.map(({ pattern, rest }) => `    "~${pattern}" $1${rest};\n`).join('')}}\n`
  })
  const answers = statuses.map(
    (status) => `    if ($site_${status}) { return ${status} ${base}$site_${status}$is_args$args; }\n`,
  )
  return { maps: maps.join(''), answers: answers.join('') }
}

/**
 * A header of its own keeps those of the server out, which the receiver sends itself. An answer of nginx leads to the page "not
 * sent", whose script would take the form's address for another page.
 */
const nginxReceiver = (
  base: string,
) => `    # The receiver of forms, which takes less than this limit and says so itself.
    location /api/ {
        proxy_pass http://${receiverAddress}${base && `${base}/api/`};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        client_max_body_size 1m;
        add_header Vary Accept always;
        error_page 413 500 502 503 504 $site_unsent;
    }
    location @unsent {
        return 303 ${base}$site_sender${notices['not-sent']};
    }
    location @unconfirmed {
        default_type application/json;
        return 200 '${unconfirmed}'; # With the status of the error.
    }

`

const nginxUnsentMaps = (base: string) => `map $http_referer $site_sender {
    "~${senderPattern(base)}" $1;
}
map $http_accept $site_unsent {
    "~*application/json" @unconfirmed;
    default @unsent;
}
`

/** What depends on the address, as nginx has normalized it: decoded, slashes folded. Captures hold safe characters only. */
function nginxMaps(): string {
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

/** Where a server stands: the folder of the site on its disk and its address; a host name there gets a certificate. */
interface CaddyPlace {
  readonly root: string
  readonly address: string
  /** The moved pages, if not the site's. */
  readonly redirects?: readonly RedirectRow[]
}

const precompressed = `precompressed ${codings.map(({ coding }) => coding).join(' ')}`

/** A configuration for Caddy 2.6 or newer: one site block. */
export function caddyConfig(env: SiteEnv, { root, address, redirects }: CaddyPlace): string {
  const { dotted, exceptDotted, rules, variants } = hiddenPatterns
  const base = env.basePath
  return `${address} {
	root * ${root}
	route {
${hasReceiver(env) ? `		# The receiver of forms, which sends all headers itself.\n		reverse_proxy ${base}/api/* ${receiverAddress}\n` : ''}		header {
${caddyHeaders(env)}
			Cache-Control "${caching.revalidated}"
		}
		# Deferred, since the file server adds to them.
		header {
			Vary Accept-Encoding
			-Server
			defer
		}

${base && caddyBase(base)}${caddyRedirects(base, redirects)}

		@dotted {
			path_regexp ${dotted}
			not path_regexp ${exceptDotted}
		}
		error @dotted 404
		@hidden path_regexp ${rules}|${variants}
		error @hidden 404
		@written not method GET HEAD
		error @written 405

		rewrite / /index.html
		try_files {path} {path}.html
		@immutable {
			file
			path_regexp ${immutablePattern}
		}
		header @immutable Cache-Control "${caching.immutable}"
${mediaTypes.map(caddyType).join('\n')}
		file_server {
			${precompressed}
			disable_canonical_uris
		}
	}
	handle_errors {
${hasReceiver(env) ? caddyUnsent(env) : ''}		header${hasReceiver(env) ? ' @site' : ''} {
			Content-Type "text/html; charset=utf-8"
			Cache-Control "${caching.revalidated}"
			Vary Accept-Encoding
			-Server
			defer
		}
		@missing expression {http.error.status_code} == 404
		handle @missing {
			@language path_regexp language ${below(base, languagePattern)}
			handle @language {
				try_files {re.language.1}/404.html /404.html
			}
			handle {
				rewrite * /404.html
			}
			# It keeps the status of the error.
			file_server {
				${precompressed}
			}
		}
	}
}
`
}

const caddyHeaders = (env: SiteEnv) =>
  securityHeaders(env)
    .map(([name, value]) => `			${name} ${quoted(value)}`)
    .join('\n')

/** From here on, paths are those of the site, as its files are named. */
const caddyBase = (base: string) => `		# The site stands below ${base}.
		@bare path ${base}
		route @bare {
			rewrite * ${base}/
			redir * {uri} ${redirectStatus}
		}
		@outside not path ${base}/*
		error @outside 404
${caddyRedirect(base, doubled(base))}
		# It makes one slash of several.
		uri strip_prefix ${base}

`

const doubled = (base: string) => ({
  name: 'doubled',
  matcher: `{\n			path *//*\n			path_regexp clean ${below(base, cleanPattern)}\n		}`,
  target: '{re.clean.1}',
  status: redirectStatus,
})

/** Moved pages, then long forms of addresses: matchers, and the addresses of what they match. */
function caddyRedirects(base: string, rows?: readonly RedirectRow[]): string {
  const moved = redirectRules(rows).map(({ pattern, rest, status }, index) => {
    const name = `moved${index}`
    return { name, matcher: `path_regexp ${name} ${pattern}`, target: `{re.${name}.1}${rest}`, status }
  })
  const long = [
    { name: 'longRoot', matcher: `path_regexp ${longRootPattern}`, target: '/', status: redirectStatus },
    { name: 'long', matcher: `path_regexp long ${longPattern}`, target: '{re.long.1}', status: redirectStatus },
  ]
  const all = [...moved, ...long, ...(base ? [] : [doubled(base)])]
  return all.map((redirect) => caddyRedirect(base, redirect)).join('\n')
}

interface CaddyRedirect {
  readonly name: string
  readonly matcher: string
  readonly target: string
  readonly status: number
}

const caddyRedirect = (base: string, { name, matcher, target, status }: CaddyRedirect) => `		@${name} ${matcher}
		route @${name} {
			rewrite * ${target}
			redir * ${base}{uri} ${status}
		}`

/** A path can be a matcher by itself only when it starts with a slash. */
function caddyType({ extension, type }: (typeof mediaTypes)[number]): string {
  return `		@${extension} path *.${extension}\n		header @${extension} Content-Type ${quoted(type)}`
}

/** The answers where the receiver gives none. Its own have all headers, so that none is set before. */
function caddyUnsent(env: SiteEnv): string {
  const base = env.basePath
  return `		@site not path ${base}/api/*
		@unsent path ${base}/api/*
		header @unsent {
${caddyHeaders(env)}
			Cache-Control "${caching.revalidated}"
			-Server
			defer
		}
		@unconfirmed {
			path ${base}/api/*
			header Accept *application/json*
		}
		handle @unconfirmed {
			header Content-Type application/json
			respond \`${unconfirmed}\` {http.error.status_code}
		}
		@sender {
			path ${base}/api/*
			header_regexp sender Referer ${senderPattern(base)}
		}
		handle @sender {
			redir * ${base}{re.sender.1}${notices['not-sent']} 303
		}
		handle @unsent {
			redir * ${base}${notices['not-sent']} 303
		}
`
}
