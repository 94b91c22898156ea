import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followWork } from '../../long-work/studio/follow.ts'
import type { ImportProgress } from '../imports/progress.ts'
import { askProgress } from './ask-service.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const run: ImportProgress = {
  id: 'a',
  by: 'Jo',
  sheet: 'listings.csv',
  begunAt: '2026-11-29T09:00:00.000Z',
  phase: 'import',
  state: 'running',
  total: 9,
  created: 0,
  updated: 0,
  refused: [],
  isPublished: false,
  back: null,
  may: { stop: true, continue: false, takeBack: false },
}

/** Follows an import to its end; the service gives these responses one after another. */
async function follow(answers: (() => Response)[]) {
  const seen: (number | 'silence')[] = []
  const urls: string[] = []
  const controller = new AbortController()
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    const answer = answers.shift()
    if (answers.length === 0 && !answer) controller.abort()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  const following = followWork(run, {
    ask: ({ id }) => askProgress(id),
    onNews: ({ created }) => seen.push(created),
    onSilence: () => seen.push('silence'),
    signal: controller.signal,
  })
  await vi.runAllTimersAsync()
  return { end: await following, seen, urls }
}

const at =
  (created: number, state: ImportProgress['state'] = 'running') =>
  () =>
    Response.json({ run: { ...run, created, state } })

const broken = () => {
  throw new TypeError('Failed to fetch')
}

test('an import is followed to its end, through a lost connection', async () => {
  const { end, seen, urls } = await follow([at(2), broken, at(7), at(9, 'done')])
  expect(seen).toEqual([2, 'silence', 7, 9])
  expect(end).toEqual({ run: { ...run, created: 9, state: 'done' } })
  expect(new Set(urls)).toEqual(new Set(['/api/listings/import?id=a']))
})

test('an import that is stopping is followed until it has stopped', async () => {
  const { end } = await follow([at(2, 'stopping'), at(4, 'stopped')])
  expect(end).toMatchObject({ run: { state: 'stopped', created: 4 } })
})

test('a service that is being started is waited for, and the import goes on', async () => {
  const errors = [{ message: 'The content service is starting: please try again in a moment.' }]
  const starting = () => Response.json({ errors }, { status: 503 })
  const { end, seen } = await follow([at(2), broken, starting, at(5), at(9, 'done')])
  expect(seen).toEqual([2, 'silence', 'silence', 5, 9])
  expect(end).toMatchObject({ run: { created: 9, state: 'done' } })
})

test('an import that the service does not know any more is not followed', async () => {
  expect((await follow([at(2), () => Response.json({ run: null })])).end).toEqual({ run: null })
})

test('a refusal ends the polling with its message', async () => {
  const errors = [{ message: 'Sign in to the studio to see imports.' }]
  const refused = () => Response.json({ errors }, { status: 403 })
  expect((await follow([refused])).end).toEqual({ message: errors[0]?.message })
})

test('no request is sent after the page was left', async () => {
  const { end, urls } = await follow([at(2)])
  expect(end).toBeUndefined()
  expect(urls).toHaveLength(2)
})
