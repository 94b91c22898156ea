import { expect } from '@playwright/test'

/** Headers of one answer only. */
const OWN = /^(?:date|connection|keep-alive|x-request-id|age)$/

/**
 * Checks that a file is sent whole and in parts as RFC 9110 says: with its length, and by HEAD with the
 * headers of GET.
 */
export async function checkRanges(url: string, sent: Record<string, string> = {}): Promise<void> {
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url, { method, headers: { ...sent, 'accept-encoding': 'identity', ...headers } })
  const whole = await ask()
  const bytes = Buffer.from(await whole.arrayBuffer())
  const size = bytes.length
  const etag = whole.headers.get('etag') ?? ''
  expect(size, url).toBeGreaterThan(100)
  expect(headersOf(whole), url).toMatchObject({
    'content-length': `${size}`,
    'accept-ranges': 'bytes',
  })

  const head = await ask({}, 'HEAD')
  expect([head.status, await head.text()], url).toEqual([200, ''])
  expect(headersOf(head), url).toEqual(headersOf(whole))

  const part = async (headers: Record<string, string>) => {
    const answer = await ask(headers)
    const body = Buffer.from(await answer.arrayBuffer())
    const { 'content-range': range, 'content-length': length } = headersOf(answer)
    return { status: answer.status, range, length, body }
  }
  const expected = (start: number, end: number) => ({
    status: 206,
    range: `bytes ${start}-${end}/${size}`,
    length: `${end - start + 1}`,
    body: bytes.subarray(start, end + 1),
  })
  const all = { status: 200, range: undefined, length: `${size}`, body: bytes }
  expect(await part({ range: 'bytes=0-9' }), url).toEqual(expected(0, 9))
  expect(await part({ range: 'bytes=-5' }), url).toEqual(expected(size - 5, size - 1))
  expect(await part({ range: `bytes=10-${size * 2}` }), url).toEqual(expected(10, size - 1))
  expect(await part({ range: 'bytes=0-9', 'if-range': etag }), url).toEqual(expected(0, 9))
  expect(await part({ range: 'bytes=0-9', 'if-range': '"another"' }), url).toEqual(all)
  expect(await part({ range: 'lines=1' }), url).toEqual(all)
  expect(await part({ range: `bytes=${size}-` }), url).toMatchObject({
    status: 416,
    range: `bytes */${size}`,
  })
  expect((await part({ 'if-none-match': etag })).status, url).toBe(304)
}

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !OWN.test(name)))
}
