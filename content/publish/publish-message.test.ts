import { expect, test } from 'vitest'
import { joined, nextTry, noticeOf, piecesOf } from './publish-message.ts'

test('news that is sent again alone keeps its id', () => {
  const notice = { id: 'one', tags: ['pages:1'], tries: 2 }
  expect(joined(notice, [])).toEqual(notice)
})

test('several pieces of news become one with each tag once', () => {
  const first = { id: 'one', tags: ['pages:1', 'pages:slug=a'], tries: 0 }
  const second = { id: 'two', tags: ['pages:1', 'media:4'], tries: 3 }
  const one = joined(first, [second])
  expect(one).toMatchObject({ tags: ['pages:1', 'pages:slug=a', 'media:4'], tries: 3 })
})

test('the waits grow from half a second and stop at ten', () => {
  const waits = [0, 1, 2, 5, 50].map((tries) => nextTry({ id: '', tags: [], tries }, 0).getTime())
  expect(waits).toEqual([500, 1000, 2000, 10_000, 10_000])
})

test('a damaged job still gives news that can be sent', () => {
  expect(noticeOf('nonsense')).toMatchObject({ tags: [], tries: 0 })
  expect(noticeOf({ id: 'one', tags: ['pages:1', 7], tries: 'x' })).toEqual({
    id: 'one',
    tags: ['pages:1'],
    tries: 0,
  })
})

test('news of very many records goes in pieces that the site can read', () => {
  const longest = 'pages:slug='.padEnd(91, 'x')
  const tags = Array.from({ length: 5001 }, (_, i) => `${longest}${String(i).padStart(4, '0')}`)
  const pieces = piecesOf({ id: 'n', tags, tries: 3 })
  expect(pieces.map(({ id }) => id)).toEqual(['n', 'n-1', 'n-2'])
  expect(pieces.flatMap((piece) => piece.tags)).toEqual(tags)
  for (const piece of pieces) expect(JSON.stringify(piece).length).toBeLessThan(256 * 1024)
})

test('little news goes as it is', () => {
  const notice = { id: 'n', tags: ['pages:1'], tries: 0 }
  expect(piecesOf(notice)).toEqual([notice])
})
