import type { IncomingMessage } from 'node:http'
import type { Refusal } from './refusal.ts'

/** The origins whose pages may change something: the studio's own, and that of the site. */
type OwnOrigins = { studio: string; all: ReadonlySet<string> }

const WRITES = ['POST', 'PATCH', 'PUT', 'DELETE']

/**
 * The reason why a request with a change comes from a wrong page, or undefined. Browsers send the
 * origin of a page. Otherwise another site could sign an editor in to the attacker's account, which
 * needs no cookie to begin with, and read what the editor writes there. Programs send neither
 * header.
 */
export function flawOfOrigin(
  { method = '', url = '', headers }: IncomingMessage,
  own: OwnOrigins,
): Refusal | undefined {
  if (!WRITES.includes(method) || !/^\/api(?:[/?]|$)/.test(url)) return undefined
  const { origin } = headers
  const isOwn = origin === undefined || own.all.has(origin)
  if (isOwn && headers['sec-fetch-site'] !== 'cross-site') return undefined
  const message = `This was asked by a page of another address than the studio. Open the studio at ${own.studio} and try again there.`
  return { status: 403, message }
}

/** The origins that belong to an installation. */
export function ownOrigins(studio: string, site: string, port: number): OwnOrigins {
  const origin = new URL(studio).origin
  const local = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  return { studio: origin, all: new Set([origin, site, ...local]) }
}
