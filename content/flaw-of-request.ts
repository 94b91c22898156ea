import type { IncomingMessage } from 'node:http'
import { isObject, parseJson } from '@belvedere/kit/json.ts'
import { flawOfAction, isAction } from './actions.ts'
import { flawOfRecord, hasInheritedName } from './service/headers/flaw-of-record.ts'
import { BAD_FILTER, type Refusal } from './service/headers/refusal.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const BAD_METHOD: Refusal = {
  status: 405,
  message: `Use one of these methods: ${METHODS.join(', ')}.`,
  headers: { allow: METHODS.join(', ') },
}
const BAD_HOST: Refusal = { status: 400, message: 'The Host header names no host.' }
const BAD_ADDRESS: Refusal = {
  status: 400,
  message:
    'This address is not written correctly: check what follows each % in it, and leave out “.” and “..”.',
}
const NOT_WRITTEN: Refusal = {
  status: 405,
  message: 'This address can only be read: use GET or HEAD.',
  headers: { allow: 'GET, HEAD' },
}

const BAD_DATA: Refusal = {
  status: 400,
  message: 'The parameter “data” in this address is no JSON object: correct it, or leave it out.',
}

/**
 * Why a request cannot be answered, or undefined. Next answers 500 to addresses, hosts and actions
 * that it cannot read. It also decodes letters of a path that need no encoding and follows `..`, so
 * that `/%61dmin` and `/api/../admin` would reach the studio past everything that looks at the path.
 */
export function flawOfRequest(request: IncomingMessage): Refusal | undefined {
  const { method = '', url = '', headers } = request
  if (!METHODS.includes(method)) return BAD_METHOD
  if (headers.host && !URL.canParse(`http://${headers.host}`)) return BAD_HOST
  const [path = ''] = url.split('?', 1)
  if (!isReadable(path)) return BAD_ADDRESS
  const isStudio = /^\/admin(?:\/|$)/.test(path)
  const query = new URLSearchParams(url.slice(path.length))
  if (isStudio && isOddList(query)) return BAD_FILTER
  if ((isStudio || path.startsWith('/api/')) && hasInheritedName(query)) return BAD_FILTER
  if (path.startsWith('/api/globals/') && !isObjectOrNone(query.get('data'))) return BAD_DATA
  const flaw = flawOfRecord(path, url, method)
  if (flaw) return flaw
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return undefined
  if (isAction(request)) return flawOfAction(request)
  return WRITTEN.test(path) ? undefined : NOT_WRITTEN
}

/** The routes that take a body; Next would look for an action of a page in any other. */
const WRITTEN = /^\/(?:api\/|(?:graphql(?:\/preview)?|enquiries|visits|preview\/session)\/?$)/

/** Payload expects a list after `or` and `and`; what is none, or has too many entries, breaks the page. */
const ODD_FILTER = /where\[(?:or|and)\](?!\[1?\d\])/i

/** The lists of the studio offer up to 100 rows to a page. */
const ROWS = /^(?:[1-9]\d{0,2})?$/

function isOddList(query: URLSearchParams) {
  const isLong = query.getAll('limit').some((limit) => !ROWS.test(limit))
  return isLong || [...query.keys()].some((name) => ODD_FILTER.test(name))
}

/** Payload reads this parameter of settings as JSON (`payload/dist/globals/endpoints/findOne.js`). */
function isObjectOrNone(text: string | null) {
  return !text || isObject(parseJson(text))
}

function isReadable(path: string) {
  const [, first = ''] = path.split('/', 2)
  try {
    const parts = decodeURIComponent(path).split(/[/\\]/)
    const isPlain = !first.includes('%') && !parts.includes('.') && !parts.includes('..')
    return path.startsWith('/') && isPlain
  } catch {
    return false
  }
}
