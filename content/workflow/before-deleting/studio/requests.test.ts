import { afterEach, expect, test, vi } from 'vitest'
import { askWhatGoes, deleteSeveral, findMatching } from './requests.ts'

afterEach(() => vi.unstubAllGlobals())

/** The service gives these responses one after another; resolves the requested addresses. */
function answering(...answers: (() => Response)[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(decodeURIComponent(url))
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  return asked
}

const reply =
  (docs: number[], refused: number[] = []) =>
  () =>
    Response.json(
      {
        message: `Deleted ${docs.length} Pages successfully.`,
        docs: docs.map((id) => ({ id })),
        errors: refused.map((id) => ({ id, message: `${id} is still used.` })),
      },
      { status: refused.length > 0 ? 400 : 200 },
    )

test('refused records are retried as long as others are deleted', async () => {
  const asked = answering(reply([2, 3], [1]), reply([1]))
  expect(await deleteSeveral('/api/pages', [1, 2, 3])).toEqual({ count: 3 })
  expect(asked).toEqual([
    '/api/pages?limit=0&depth=0&where[id][in]=1,2,3',
    '/api/pages?limit=0&depth=0&where[id][in]=1',
  ])
})

test('a record that stays refused is named, and the deleted ones are counted', async () => {
  answering(reply([2], [1]), reply([], [1]))
  const end = { count: 1, message: '1 is still used.' }
  expect(await deleteSeveral('/api/pages', [1, 2])).toEqual(end)
})

test('refused deletions and a lost connection give a sentence', async () => {
  const errors = [{ message: 'You are not allowed to perform this action.' }]
  answering(() => Response.json({ errors }, { status: 403 }))
  expect(await deleteSeveral('/api/pages', [1])).toEqual({ count: 0, ...errors[0] })
  expect(await deleteSeveral('/api/pages', [1])).toMatchObject({
    count: 0,
    message: expect.stringContaining('connection'),
  })
})

test('without a response the uses of the records are unknown', async () => {
  answering()
  const { signal } = new AbortController()
  expect(await askWhatGoes('/api/pages', [1], signal)).toEqual({
    why: expect.stringContaining('What is still used is not deleted'),
  })
})

test('matching records are looked up as the list shows them, including drafts', async () => {
  const asked = answering(() => Response.json({ docs: [{ id: 4 }, { id: 9 }], totalDocs: 812 }))
  const where = { title: { like: 'Hill' } }
  const { signal } = new AbortController()
  const found = await findMatching('/api/pages', where, 2, signal)
  expect(found).toEqual({ ids: [4, 9], total: 812 })
  expect(asked[0]).toContain('draft=true')
  expect(asked[0]).toContain('where={"title":{"like":"Hill"}}')
  expect(await findMatching('/api/pages', where, 2, signal)).toHaveProperty('why')
})
