/** The request headers that select a part of a file. */
type RangeRequest = {
  range?: string | null | undefined
  ifRange?: string | null | undefined
  ifNoneMatch?: string | null | undefined
}

/** The bytes to send; `end` is inclusive. */
export type Part = { start: number; end: number }

type RangeResponse = {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  /** The bytes of the body; undefined if it is empty. */
  part?: Part
}

/**
 * The response to a range request for a file (RFC 9110, 14). Invalid and multiple ranges are
 * answered with the whole file, as the RFC allows.
 */
export function answerRange(
  request: RangeRequest,
  { size, etag }: { size: number; etag: string },
): RangeResponse {
  if (matchesEtag(request.ifNoneMatch, etag)) return { status: 304, headers: {} }
  const isStale = request.ifRange != null && request.ifRange.trim() !== etag
  const part = isStale ? undefined : partOf(request.range ?? '', size)
  if (part === 'none') return notSatisfiable(size)
  return part ? partial(part, size) : whole(size)
}

/** Whether an `If-None-Match` header matches an entity tag. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/**
 * The part that a `Range` header selects; `none` if it is past the end, undefined if the header is
 * invalid.
 */
function partOf(range: string, size: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(range) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return suffix(Number(last), size)
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'none'
}

function suffix(length: number, size: number): Part | 'none' {
  return length > 0 && size > 0 ? { start: Math.max(0, size - length), end: size - 1 } : 'none'
}

function whole(size: number): RangeResponse {
  const headers = { 'content-length': String(size) }
  return { status: 200, headers, ...(size > 0 && { part: { start: 0, end: size - 1 } }) }
}

function partial({ start, end }: Part, size: number): RangeResponse {
  const headers = {
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${size}`,
  }
  return { status: 206, headers, part: { start, end } }
}

function notSatisfiable(size: number): RangeResponse {
  return { status: 416, headers: { 'content-range': `bytes */${size}`, 'content-length': '0' } }
}
