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
import { codings, mediaTypes } from './types.ts'

/** Where a server stands: the folder of the site on its disk and its address; a host name there gets a certificate. */
export interface CaddyPlace {
  readonly root: string
  readonly address: string
}

/** The usual place of a site: its own host name, or any on port 80 for a build without one. */
export function caddyPlace(env: SiteEnv): CaddyPlace {
  return { root: '/var/www/site', address: env.siteUrl ?? ':80' }
}

const precompressed = `precompressed ${codings.map(({ coding }) => coding).join(' ')}`

/** A configuration for Caddy 2.6 or newer: one site block. */
export function caddyConfig(env: SiteEnv, { root, address }: CaddyPlace = caddyPlace(env)): string {
  const { dotted, exceptDotted, rules, variants } = hiddenPatterns
  return `${address} {
	root * ${root}
	route {
${hasReceiver(env) ? `		# The receiver of forms, which sends all headers itself.\n		reverse_proxy /api/* ${receiverAddress}\n` : ''}		header {
${headerLines(env)}
			Cache-Control "${caching.revalidated}"
		}
		# Deferred, since the file server adds to them.
		header {
			Vary Accept-Encoding
			-Server
			defer
		}

		@longRoot path_regexp ${longRootPattern}
		route @longRoot {
			rewrite * /
			redir * {uri} ${redirectStatus}
		}
		@long path_regexp long ${longPattern}
		route @long {
			rewrite * {re.long.1}
			redir * {uri} ${redirectStatus}
		}
		@doubled {
			path *//*
			path_regexp clean ${cleanPattern}
		}
		route @doubled {
			rewrite * {re.clean.1}
			redir * {uri} ${redirectStatus}
		}

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
${mediaTypes.map(typeRule).join('\n')}
		file_server {
			${precompressed}
			disable_canonical_uris
		}
	}
	handle_errors {
${hasReceiver(env) ? unsent(env) : ''}		header${hasReceiver(env) ? ' @site' : ''} {
			Content-Type "text/html; charset=utf-8"
			Cache-Control "${caching.revalidated}"
			Vary Accept-Encoding
			-Server
			defer
		}
		@missing expression {http.error.status_code} == 404
		handle @missing {
			@language path_regexp language ${languagePattern}
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

const headerLines = (env: SiteEnv) =>
  securityHeaders(env)
    .map(([name, value]) => `			${name} ${quoted(value)}`)
    .join('\n')

/** The answers where the receiver gives none. Its own have all headers, so that none is set before. */
function unsent(env: SiteEnv): string {
  return `		@site not path /api/*
		@unsent path /api/*
		header @unsent {
${headerLines(env)}
			Cache-Control "${caching.revalidated}"
			-Server
			defer
		}
		@unconfirmed {
			path /api/*
			header Accept *application/json*
		}
		handle @unconfirmed {
			header Content-Type application/json
			respond \`${unconfirmed}\` {http.error.status_code}
		}
		@sender {
			path /api/*
			header_regexp sender Referer ${senderPattern}
		}
		handle @sender {
			redir * {re.sender.1}${notices['not-sent']} 303
		}
		handle @unsent {
			redir * ${notices['not-sent']} 303
		}
`
}

/** A path can be a matcher by itself only when it starts with a slash. */
function typeRule({ extension, type }: (typeof mediaTypes)[number]): string {
  return `		@${extension} path *.${extension}\n		header @${extension} Content-Type ${quoted(type)}`
}
