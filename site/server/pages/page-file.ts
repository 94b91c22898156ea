import type { Entry } from '@belvedere/kit/disk-entry.ts'
import { parseJson } from '@belvedere/kit/json.ts'
import type { OfferedFact } from '../../screens/screen.ts'
import type { KeptEntry } from '../cache/entry.ts'
import type { Encoding } from '../http/encodings.ts'
import { type Bodies, type PreparedResponse, withBodies } from '../http/prepared-response.ts'
import type { FormBlock } from '../render/page.tsx'
import type { CachedPage } from './load-page.ts'

/** The parts of a response except its bodies, which follow one another in the file. */
type PackedResponse = Pick<PreparedResponse, 'status' | 'etag' | 'headers'> & {
  sizes: Partial<Record<Encoding, number>>
}

/** The head of a page's file. */
type PackedPage = {
  build: string
  tags: readonly string[]
  visits: number
  version: string
  source: string
  render: number
  document: PackedResponse
  payload: PackedResponse
  forms?: FormBlock[]
  offered?: readonly OfferedFact[]
}

const ENCODINGS = ['identity', 'br', 'gzip'] as const

/** Encodes a page with the build whose assets it refers to. */
export function encodePage(kept: KeptEntry<CachedPage>, build: string): Entry {
  const { value, tags, visits } = kept
  if (value.isMissing) throw new Error('A missing page is not kept.')
  const { version, source, render, document, payload, forms, offered } = value
  const page: PackedPage = {
    build,
    tags,
    visits,
    version,
    source,
    render,
    document: pack(document),
    payload: pack(payload),
    ...(forms && { forms }),
    ...(offered && { offered }),
  }
  const body = Buffer.concat([...bodiesOf(document), ...bodiesOf(payload)])
  return { body, about: { page: JSON.stringify(page) } }
}

/** Decodes a page; undefined if the entry is not a valid page. */
export function decodePage(
  key: string,
  { body, about: head }: Entry,
): { kept: KeptEntry<CachedPage>; build: string } | undefined {
  const page = parsePage(head.page)
  if (!page) return undefined
  const { build, tags, visits, version, source, render, forms, offered } = page
  const document = unpack(page.document, body)
  const payload = document && unpack(page.payload, body.subarray(document.end))
  if (!payload) return undefined
  const [own, data] = [document.response, payload.response]
  const about = { isMissing: false, version, source, render } as const
  const known = { ...(forms && { forms }), ...(offered && { offered }) }
  const value = { ...about, ...known, document: own, payload: data }
  return { kept: { key, value, tags, visits }, build }
}

function pack({ status, etag, headers, encodings }: PreparedResponse): PackedResponse {
  const sizes = ENCODINGS.map((name) => [name, encodings[name]?.body.length])
  return { status, etag, headers, sizes: Object.fromEntries(sizes) }
}

function bodiesOf({ encodings }: PreparedResponse): Buffer[] {
  return ENCODINGS.flatMap((name) => encodings[name]?.body ?? [])
}

function unpack({ sizes, ...about }: PackedResponse, bytes: Buffer) {
  const bodies: Partial<Bodies> = {}
  let end = 0
  for (const name of ENCODINGS) {
    const size = sizes[name]
    if (size === undefined) continue
    bodies[name] = bytes.subarray(end, end + size)
    end += size
  }
  const { identity } = bodies
  return identity && { response: withBodies(about, { ...bodies, identity }), end }
}

/** The file's hash was checked: a file with these fields was written by `encodePage`. */
function parsePage(text: string | undefined): PackedPage | undefined {
  const page = parseJson(text ?? '')
  return isPage(page) ? page : undefined
}

const FIELDS = ['build', 'tags', 'visits', 'version', 'source', 'render', 'document', 'payload']

function isPage(page: unknown): page is PackedPage {
  return typeof page === 'object' && page !== null && FIELDS.every((name) => name in page)
}
