import { expect, test } from 'vitest'
import { answerRange } from './byte-range.ts'

const FILE = { size: 1000, etag: '"a"' }

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=0-', 0, 999],
  ['bytes=500-', 500, 999],
  ['bytes=999-999', 999, 999],
  ['bytes=900-5000', 900, 999],
  ['bytes=-1', 999, 999],
  ['bytes=-100', 900, 999],
  ['bytes=-5000', 0, 999],
  ['Bytes=1-2', 1, 2],
])('%s is answered with bytes %i to %i', (range, start, end) => {
  expect(answerRange({ range }, FILE)).toEqual({
    status: 206,
    headers: {
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/1000`,
    },
    part: { start, end },
  })
})

test.each([undefined, null, '', 'bytes=-', 'bytes=9-2', 'items=0-1', 'bytes=a-b', 'bytes=0-1,5-6'])(
  '%s is answered with the whole file',
  (range) => {
    expect(answerRange({ range }, FILE)).toEqual({
      status: 200,
      headers: { 'content-length': '1000' },
      part: { start: 0, end: 999 },
    })
  },
)

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', 'bytes=99999999999999999999-'])(
  "%s is not satisfiable: 416 with the file's size",
  (range) => {
    const { status, headers, part } = answerRange({ range }, FILE)
    expect([status, headers['content-range'], part]).toEqual([416, 'bytes */1000', undefined])
  },
)

test('If-Range: a part is sent only if the entity tag still matches', () => {
  const range = 'bytes=10-19'
  expect(answerRange({ range, ifRange: '"a"' }, FILE).status).toBe(206)
  for (const ifRange of ['"b"', 'W/"a"', 'Sat, 21 Nov 2026 10:00:00 GMT'])
    expect(answerRange({ range, ifRange }, FILE).status).toBe(200)
})

test('If-None-Match takes precedence over Range', () => {
  for (const ifNoneMatch of ['"a"', 'W/"a"', '"x", "a"', '*'])
    expect(answerRange({ ifNoneMatch, range: 'bytes=0-1' }, FILE).status).toBe(304)
  expect(answerRange({ ifNoneMatch: '"b"' }, FILE).status).toBe(200)
})

test('an empty file has no satisfiable range', () => {
  const empty = { size: 0, etag: '"a"' }
  expect(answerRange({}, empty)).toEqual({ status: 200, headers: { 'content-length': '0' } })
  expect(answerRange({ range: 'bytes=0-' }, empty).status).toBe(416)
  expect(answerRange({ range: 'bytes=-1' }, empty).status).toBe(416)
})
