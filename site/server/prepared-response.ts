import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotli, brotliLater, chooseEncoding, type Encoding, gzipped, quickly } from './encode.ts'

type Headers = Readonly<Record<string, string>>
type Form = {
  body: Buffer
  headers: readonly string[]
  /** The headers with the extra ones of the last request, which are mostly those of the next. */
  last?: { extra: readonly string[]; headers: string[] }
}

/** An answer made in advance: every form of its body with its headers, to be written as they are. */
export type PreparedResponse = {
  status: number
  etag: string
  /** The headers without those that belong to one form; also what a 304 repeats. */
  headers: readonly string[]
  forms: Partial<Record<Encoding, Form>> & { identity: Form }
}

/** A short name for a content: the same content has the same, another content another. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

type Wanted = { status?: number; body: string | Buffer; headers: Headers }

/** An answer in the forms that are quick to make; the smallest follows in the background. */
export async function prepareResponse({
  status = 200,
  body,
  headers,
}: Wanted): Promise<PreparedResponse> {
  const bytes = Buffer.from(body)
  const [br, gzip] = await Promise.all([brotli(bytes, 7), gzipped(bytes)])
  const about = { status, headers, etag: contentHash(bytes) }
  return fromForms(about, { identity: bytes, br, gzip })
}

/** An answer to one request alone: only in the form that it takes. */
export async function makeOnce(wanted: Wanted, encoding: Encoding): Promise<PreparedResponse> {
  const { status = 200, headers } = wanted
  const identity = Buffer.from(wanted.body)
  const about = { status, headers, etag: contentHash(identity) }
  if (encoding === 'identity') return fromForms(about, { identity })
  return fromForms(about, { identity, [encoding]: await quickly(identity, encoding) })
}

type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer }

/** An answer from bodies that are there already. */
export function fromForms(
  about: { status: number; headers: Headers; etag: string },
  bodies: Bodies,
): PreparedResponse {
  const etag = `W/"${about.etag}"`
  const all = Object.entries({ ...about.headers, vary: 'accept-encoding', etag }).flat()
  const form = (encoding: Encoding, body: Buffer | undefined) => body && toForm(all, encoding, body)
  return {
    status: about.status,
    etag,
    headers: all,
    forms: {
      identity: toForm(all, 'identity', bodies.identity),
      br: form('br', bodies.br),
      gzip: form('gzip', bodies.gzip),
    },
  }
}

function toForm(headers: readonly string[], encoding: Encoding, body: Buffer): Form {
  const own = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { body, headers: [...headers, ...own, 'content-length', String(body.length)] }
}

/** Puts the smallest form in place once it is made; the quick one does as well. */
export function makeSmaller(ready: PreparedResponse): void {
  brotliLater(ready.forms.identity.body).then(
    (body) => {
      ready.forms.br = toForm(ready.headers, 'br', body)
    },
    () => undefined,
  )
}

export function sizeOf(ready: PreparedResponse): number {
  return Object.values(ready.forms).reduce((sum, form) => sum + (form?.body.length ?? 0), 0)
}

/** Writes an answer; `extra` are headers of this very request. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  ready: PreparedResponse,
  extra: readonly string[] = [],
): void {
  if (ready.status === 200 && isKnown(request.headers['if-none-match'], ready.etag)) {
    response.writeHead(304, [...ready.headers, ...extra]).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const form = ready.forms[encoding] ?? ready.forms.identity
  response.writeHead(ready.status, headersOf(form, extra))
  response.end(request.method === 'HEAD' ? undefined : form.body)
}

function headersOf(form: Form, extra: readonly string[]): string[] {
  if (form.last?.extra !== extra) form.last = { extra, headers: [...form.headers, ...extra] }
  return form.last.headers
}

function isKnown(header: string | undefined, etag: string) {
  if (!header) return false
  return (
    header === etag ||
    header.split(',').some((known) => weak(known) === etag || known.trim() === '*')
  )
}

function weak(etag: string) {
  const known = etag.trim()
  return known.startsWith('W/') ? known : `W/${known}`
}
