import { afterEach, expect, test, vi } from 'vitest'
import { askWhatGoes, deleteOne, deleteSeveral, findMatching } from './requests.ts'

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

test('the records in the bin are named, and the reason why others stay', async () => {
  const errors = [{ id: 1, message: '1 is still used.' }]
  const asked = answering(() =>
    Response.json({ records: ['pages:2', 'pages:3'], errors }, { status: 400 }),
  )
  const end = { records: ['pages:2', 'pages:3'], message: '1 is still used.' }
  expect(await deleteSeveral('/api/pages', [1, 2, 3])).toEqual(end)
  expect(asked).toEqual(['/api/pages?where[id][in]=1,2,3'])
})

test('refused deletions and a lost connection give a sentence', async () => {
  const errors = [{ message: 'You are not allowed to perform this action.' }]
  answering(() => Response.json({ errors }, { status: 403 }))
  expect(await deleteSeveral('/api/pages', [1])).toEqual({ records: [], ...errors[0] })
  expect(await deleteSeveral('/api/pages', [1])).toMatchObject({
    records: [],
    message: expect.stringContaining('connection'),
  })
})

test('a deletion sends where the address leads, if the editor says so', async () => {
  const asked = answering(
    () => Response.json({}),
    () => Response.json({}),
  )
  await deleteOne('/api/pages', 1, { isEverywhere: false, redirectTo: '' })
  await deleteOne('/api/pages', 1, { isEverywhere: true, redirectTo: '/new' })
  expect(asked).toEqual(['/api/pages/1?', '/api/pages/1?removeReferences=true&redirectTo=/new'])
})

test('without a response the uses of the records are unknown', async () => {
  answering()
  const { signal } = new AbortController()
  expect(await askWhatGoes('/api/pages', { ids: [1] }, signal)).toEqual({
    why: expect.stringContaining('What is still used is not deleted'),
  })
})

test('matching records are looked up as the list shows them, including drafts', async () => {
  const asked = answering(() => Response.json({ docs: [{ id: 4 }, { id: 9 }] }))
  const where = JSON.stringify({ title: { like: 'Hill' } })
  const { signal } = new AbortController()
  const found = await findMatching('/api/pages', where, 2, signal)
  expect(found).toEqual({ ids: [4, 9] })
  expect(asked[0]).toContain('draft=true')
  expect(asked[0]).toContain('where={"title":{"like":"Hill"}}')
  expect(await findMatching('/api/pages', where, 2, signal)).toHaveProperty('why')
})
