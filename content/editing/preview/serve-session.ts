import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import { asFields, parseJson } from '@belvedere/kit/json.ts'
import { createLog } from '@belvedere/kit/log.ts'
import type { Payload } from 'payload'
import { address } from '../../service/env.ts'
import { readUpTo } from '../../service/read-bytes.ts'
import { exchange, type Opened } from './exchange.ts'

const log = createLog('content')

const MAX_BYTES = 4096
const NO_TOKEN = 'Send { "token": "…" } as JSON: the token of the preview’s address.'
const WRONG =
  'This preview cannot be shown: its address has expired, was revoked or is not complete. Open the preview from the studio again, or ask for a new link.'
const NOT_READY = 'The content service is not ready: please try again in a moment.'

/** Handles `POST /preview/session`: exchanges the token of a preview for a session. */
export async function serveSession(
  request: Request,
  open: () => Promise<Payload>,
): Promise<Response> {
  try {
    const token = await readToken(request)
    if (token === undefined) return refuse(401, NO_TOKEN)
    const client = request.headers.get(CLIENT_ADDRESS) ?? ''
    const opened = await exchange(await open(), token, client)
    if (typeof opened === 'number') return tooMany(opened)
    return opened ? answer(200, bodyOf(opened)) : refuse(401, WRONG)
  } catch (error) {
    if (request.signal.aborted) return refuse(400, NO_TOKEN)
    log.error('Preview session not opened', { error })
    return refuse(503, NOT_READY, { 'Retry-After': '2' })
  }
}

function bodyOf({ session, endsAt, viewer: { kind, name } }: Opened) {
  const studio = kind === 'editor' ? address().studio : null
  return { session, expiresAt: new Date(endsAt).toISOString(), viewer: { kind, name }, studio }
}

async function readToken(request: Request): Promise<string | undefined> {
  const { token } = asFields(parseJson(`${await readUpTo(request, MAX_BYTES)}`))
  return typeof token === 'string' ? token : undefined
}

function tooMany(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const message = `Too many previews with a wrong address. Please wait ${wait} and try again.`
  return refuse(429, message, { 'Retry-After': String(seconds) })
}

function refuse(status: number, message: string, headers: Record<string, string> = {}) {
  return answer(status, { message }, headers)
}

function answer(status: number, body: object, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
