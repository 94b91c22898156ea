import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject, parseJson } from '@belvedere/kit/json.ts'
import { explain } from '../payload/explain-error.ts'
import { ANONYMOUS_BYTES, EDITOR_BYTES, tooLarge } from '../service/limits.ts'
import { keepOpen, readBytes, TooLargeError } from '../service/read-bytes.ts'
import { refuse } from '../service/refuse.ts'
import { incomingDir, MAX_REQUEST_BYTES, TOO_LARGE } from './limits.ts'

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** Whether the sender of a request is signed in to the studio. */
type IsEditor = (headers: Headers) => Promise<boolean>

/**
 * Bounds every body before Payload reads it. Payload reads JSON and text of any length into memory
 * (`payload/dist/utilities/addDataAndFileToRequest.js`), and it writes the file of an upload to
 * disk before it checks access (`payload/dist/utilities/wrapInternalEndpoints.js`); files left
 * there by a crash are never deleted.
 *
 * No upstream issue found. To reproduce, post 100 MB of JSON, or a file, without a session.
 */
export function receive<Rest extends unknown[]>(
  handler: Handler<Rest>,
  isEditor: IsEditor,
): Handler<Rest> {
  return async (request, ...rest) => {
    if (!request.body) return handler(request, ...rest)
    const accepted = isUpload(request)
      ? await acceptUpload(request, isEditor)
      : await acceptBody(request, isEditor)
    if (accepted instanceof Response) return accepted
    return handler(accepted, ...rest).catch(answerKnown)
  }
}

/** Whether this is an upload to the media library. Forms for other endpoints have the usual limit. */
function isUpload({ headers, url }: Request) {
  const isForm = headers.get('content-type')?.toLowerCase().startsWith('multipart/') === true
  return isForm && /^\/api\/media(\/|$)/.test(new URL(url).pathname)
}

/** Payload counts the bytes of an upload itself: see `uploadLimits`. */
async function acceptUpload(request: Request, isEditor: IsEditor) {
  const { headers, method, signal, url } = request
  if (!(await isEditor(headers))) return refuse(403, 'Sign in to the studio to upload files.')
  if (Number(headers.get('content-length') ?? 0) > MAX_REQUEST_BYTES) return refuse(413, TOO_LARGE)
  await sweepIncoming()
  // Payload cancels a body that is too large, which would close the connection without an answer.
  const init = { method, headers, signal, body: keepOpen(request), duplex: 'half' }
  return new Request(url, init)
}

async function acceptBody(request: Request, isEditor: IsEditor) {
  const { method, signal, url } = request
  const limitOfSender = async () => ((await isEditor(request.headers)) ? EDITOR_BYTES : 0)
  try {
    const body = await readBytes(request, { anonymous: ANONYMOUS_BYTES, sender: limitOfSender })
    const headers = new Headers(request.headers)
    if (body.length > 0 && !READ.test(headers.get('content-type') ?? ''))
      return refuse(415, NO_FORM)
    if (isJson(headers) && !isObjectOrNone(body)) return refuse(400, NO_OBJECT)
    headers.delete('transfer-encoding')
    headers.set('content-length', String(body.length))
    return new Request(url, { method, headers, signal, body })
  } catch (error) {
    if (error instanceof TooLargeError) return refuse(413, tooLarge(error.limit))
    if (signal.aborted) return refuse(400, 'The request broke off before its end.')
    throw error
  }
}

/**
 * The content types that Payload reads; it would treat a record in any other body as one without
 * fields.
 */
const READ =
  /^(?:application\/(?:json|x-www-form-urlencoded)|multipart\/form-data|text\/plain)\b|^$/i
const NO_FORM = 'Send JSON (application/json) or a form (multipart/form-data).'
const NO_OBJECT = 'Send an object as JSON: { "title": "…" }.'

function isJson(headers: Headers) {
  return headers.get('content-type')?.toLowerCase().startsWith('application/json') === true
}

/** Payload assumes that JSON is an object. It validates the rest itself. */
function isObjectOrNone(body: Buffer) {
  const text = body.toString()
  return text.trim() === '' || isObject(parseJson(text))
}

/** Errors that Payload throws before its own error handling begins. */
function answerKnown(error: unknown): Response {
  const known = explain(error)
  if (known) return refuse(known.status, known.message)
  throw error
}

const HOUR = 3_600_000

/** Deletes temporary files that a crash left behind; no upload takes an hour. */
async function sweepIncoming(): Promise<void> {
  const names = await readdir(incomingDir()).catch(() => [])
  for (const name of names) {
    const path = join(incomingDir(), name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > HOUR) await rm(path, { force: true })
  }
}
