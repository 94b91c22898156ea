/** What a request says about the part of a file it wants; names as in HTTP. */
export type Asked = {
  range?: string | null | undefined
  ifRange?: string | null | undefined
  ifNoneMatch?: string | null | undefined
}

/** Which bytes to send; `end` is the last one. */
export type Part = { start: number; end: number }

export type RangedAnswer = {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  /** The bytes of the answer; missing where it has none. */
  part?: Part
}

/**
 * How to answer for a file of so many bytes (RFC 9110, 14). Several parts at once are answered with
 * the whole, as a server may; so is a range that is no range of bytes.
 */
export function answerRange(
  asked: Asked,
  { size, etag }: { size: number; etag: string },
): RangedAnswer {
  if (isHeld(asked.ifNoneMatch, etag)) return { status: 304, headers: {} }
  const isStale = asked.ifRange != null && asked.ifRange.trim() !== etag
  const part = isStale ? undefined : partOf(asked.range ?? '', size)
  if (part === 'none') return nothing(size)
  return part ? some(part, size) : whole(size)
}

/** Whether a browser's `If-None-Match` names this entity tag. */
export function isHeld(held: string | null | undefined, etag: string): boolean {
  const tags = (held ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/** The part that a `Range` names; `none` where it lies behind the end. */
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

function whole(size: number): RangedAnswer {
  const headers = { 'content-length': String(size) }
  return { status: 200, headers, ...(size > 0 && { part: { start: 0, end: size - 1 } }) }
}

function some({ start, end }: Part, size: number): RangedAnswer {
  const headers = {
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${size}`,
  }
  return { status: 206, headers, part: { start, end } }
}

function nothing(size: number): RangedAnswer {
  return { status: 416, headers: { 'content-range': `bytes */${size}`, 'content-length': '0' } }
}
