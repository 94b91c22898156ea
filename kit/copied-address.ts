import { normalizePath, splitQuery } from './redirect-address.ts'

const NAME = /(?:[\p{L}\d-]+\.)+[\p{L}-]{2,}/u.source
const NUMBER = /(?:\d{1,3}\.){3}\d{1,3}|\[[\da-f:.]+\]/.source
/** Hosts that nothing else is called. */
const PLAIN = /localhost|www\.[\p{L}\d.-]+/u.source
const ANY = /[\p{L}\d.-]+/u.source

/**
 * An address with a host, or with one that has no scheme: only what it is called, or a slash or a
 * port after it, tells it from a file.
 */
const WITH_HOST = new RegExp(
  [
    /^(?:https?:)?\/\/[^/?#]+/.source,
    `^(?:${NAME}|${NUMBER}|${ANY}:\\d+)(?=/)`,
    `^(?:${NAME}|${NUMBER}):\\d+(?=[/?#]|$)`,
    `^(?:${PLAIN})(?::\\d+)?(?=[/?#]|$)`,
  ].join('|'),
  'iu',
)

/** What mails and documents put around an address, and spaces of no width that come along with it. */
const AROUND = /^[<"“„«\u200B\s]+|[>"”»\u200B\s]+$/g

/** An ampersand as the source of a page has it, which may have been escaped more than once. */
const ESCAPED_AMPERSAND = /&(?:(?:amp|#0*38|#x0*26);)+/gi

/** An address as it was meant, of one that was copied out of the source of a page. */
export const withoutEscapes = (written: string): string =>
  written.replaceAll(ESCAPED_AMPERSAND, '&')

/** Whether a text is an address: a path, parameters, or a host with or without `https://`. */
export function isAddress(written: string): boolean {
  const address = written.replaceAll(AROUND, '')
  return /^[/?]/.test(address) || WITH_HOST.test(address)
}

/** Path and query of an address as people copy it from an old site: without host and anchor. */
export function withoutHost(written: string): string {
  const copied = withoutEscapes(written.replaceAll(AROUND, ''))
  const [address = ''] = copied.replace(WITH_HOST, '').split('#', 1)
  return address.startsWith('/') ? address : `/${address}`
}

/** The address that a redirect is from, as it is stored: normalized, its parameters in order. */
export function normalizeOrigin(written: string): string {
  const [path, query] = splitQuery(withoutHost(written))
  const parameters = new URLSearchParams(query)
  parameters.sort()
  const search = parameters.toString()
  return normalizePath(path) + (search && `?${search}`)
}
