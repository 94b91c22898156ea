import { PROXY_HEADER } from './actions.ts'
import { breaksOff, type RawAnswer, type RawRequest } from './request.ts'
import type { Rules } from './target.ts'

const PATH = 'a path of the machine'

/** Text that no response may contain, besides the secrets. */
const LEAKS: readonly [what: string, pattern: RegExp][] = [
  ['a stack trace', /\bat (?:async )?(?:[\w.$<>[\]]+ )?\(?(?:file:\/|node:|\/\w)[^\s)?]+:\d+:\d+/],
  [PATH, /(?:\/node_modules\/|(?<![\w/.-])\/(?:home|Users|root|tmp|var|work)\/[\w.-]+\/)/],
  ['a file of the source', /[\w-]+\.tsx?:\d+/],
  ['a file of the system', /root:x?:0:0:/],
  [
    'a statement of the database',
    /\b(?:select .{1,80} from ["`]|insert into ["`]|SQLITE_[A-Z]{3,})/i,
  ],
  [
    'an error of a library',
    /\b(?:DrizzleQueryError|LibsqlError|TypeError|ReferenceError|RangeError):/,
  ],
]

/** The problem of a response, or undefined. */
export function problemOf(
  request: RawRequest,
  { status, text, isComplete }: RawAnswer,
  { secrets, internal }: Rules,
): string | undefined {
  if (!isComplete) return 'it hangs'
  if (status === 0) return endsUnanswered(request) ? undefined : 'no answer'
  // Programs may respond that they are busy, if they give a delay.
  if (status >= 500 && !isBusy(status, text) && !isThrown(request, text)) return `status ${status}`
  const called = flawOfCall(request, status, text)
  if (called) return called
  const sent = `${request.target} ${JSON.stringify(request.headers)} ${request.body}`
  const secret = secrets.find((value) => text.includes(value) && !sent.includes(value))
  if (secret) return 'a secret'
  const place = internal.find((value) => text.includes(value))
  if (place) return `the internal address ${place}`
  const leak = LEAKS.find(([, pattern]) => isNew(pattern.exec(text)?.[0], sent))?.[0]
  return isKnown(leak, request) ? flawOfHeaders(request, text) : leak
}

/** The problem of a response to a call of an action: each of them needs a session. */
function flawOfCall({ headers }: RawRequest, status: number, text: string): string | undefined {
  const carried = new Map(headers)
  const key = carried.get(PROXY_HEADER)
  if (key === undefined) return undefined
  const [, token] = carried.get('authorization')?.split(' ') ?? []
  const isRepeated = [key, token].some((value) => value && value.length > 6 && text.includes(value))
  if (isRepeated) return 'a header of the request'
  const isSignedIn = carried.get('authorization')?.startsWith('JWT ')
  const isRefused = isSignedIn || status === 401 || status === 403
  return isRefused ? undefined : `status ${status} to a call without a session`
}

/** Node itself responds to invalid HTTP, without a body and without our headers. */
const OF_NODE = /^HTTP\/1\.1 4\d\d [^\r]*(?:\r\n(?:Date|Connection|Transfer-Encoding): [^\r]*)*$/

/** Payload sends the folder of the installation to those who are signed in (docs/security.md). */
function isKnown(leak: string | undefined, { target, headers }: RawRequest) {
  if (leak === undefined) return true
  const isSignedIn = headers.some(([, value]) => value.startsWith('JWT '))
  return leak === PATH && isSignedIn && /^\/*\.?\/*admin/i.test(target)
}

/** Headers that describe a body, so that browsers do not guess. */
function flawOfHeaders({ method }: RawRequest, text: string): string | undefined {
  const end = text.indexOf('\r\n\r\n')
  const [head, body] = [text.slice(0, end), text.slice(end + 4)]
  if (OF_NODE.test(head)) return undefined
  if (!/^x-content-type-options: nosniff\r?$/im.test(head)) return 'no nosniff'
  if (method === 'HEAD' || /^HTTP\/1\.1 3/.test(head) || body === '' || body === '0\r\n\r\n')
    return undefined
  const type = /^content-type: (.*?)\r?$/im.exec(head)?.[1]
  if (type === undefined) return 'no content-type'
  const needsCharset = /^text\/|[+/]xml/.test(type) && !/charset=utf-8/i.test(type)
  return needsCharset ? `no charset in ${type}` : undefined
}

/**
 * Next answers 500 whenever an action throws, also for Payload's refusals, and includes only the
 * number of the error. Only signed-in callers get this far.
 */
function isThrown({ headers }: RawRequest, text: string) {
  const isCall = headers.some(([name]) => name === PROXY_HEADER)
  const isSignedIn = headers.some(([, value]) => value.startsWith('JWT '))
  return isCall && isSignedIn && /\d:E\{"digest":"\d+"\}/.test(text)
}

function isBusy(status: number, text: string) {
  return status === 503 && /^retry-after: \d/im.test(text)
}

/** Text from the request itself is not a leak. */
function isNew(found: string | undefined, sent: string) {
  return found !== undefined && !sent.includes(found)
}

/** Node ends the connection when no handler accepts an upgrade, or when a body breaks off. */
function endsUnanswered(request: RawRequest) {
  return breaksOff(request) || request.headers.some(([name]) => name === 'upgrade')
}
