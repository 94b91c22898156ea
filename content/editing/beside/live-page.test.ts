// @vitest-environment happy-dom
import type { FromPage } from '@belvedere/kit/preview-messages.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePage, type PageStatus } from './live-page.ts'

const SITE = 'https://site.example'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page in the panel whose document was sent, and which has been loaded. */
async function openPage({ record = 'pages:1', path = '/tides' } = {}) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  // The test sends the messages of the page.
  const load = vi.spyOn(frame, 'src', 'set').mockReturnValue(undefined)
  if (frame.contentWindow) vi.spyOn(frame.contentWindow, 'postMessage').mockReturnValue(undefined)
  const statuses: PageStatus[] = []
  const bodies: object[] = []
  const live = new LivePage(
    {},
    {
      record,
      frame,
      site: SITE,
      post: async (body) => {
        bodies.push(body)
        return { key: `key-${bodies.length}`, version: 1, path, form: '/kontakt' }
      },
      onEdit: () => {},
      onStatus: (status) => statuses.push(status),
    },
  )
  await vi.advanceTimersByTimeAsync(0)
  const tell = (data: FromPage, origin = SITE) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
  return { live, frame, tell, statuses, bodies, load }
}

test('an error screen is reported at once, not after the time-out', async () => {
  const { live, tell, statuses } = await openPage()
  tell({ type: 'belvedere:failed', status: 503 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statuses).toEqual([
    { is: 'loading' },
    { is: 'loading' },
    { is: 'failed', message: expect.stringContaining('content service') },
  ])
  live.close()
})

test('other sites cannot say that the page has failed', async () => {
  const { live, tell, statuses } = await openPage()
  tell({ type: 'belvedere:failed', status: 503 }, 'https://other.example')
  expect(statuses.at(-1)).toEqual({ is: 'loading' })
  live.close()
})

const DENIED = {
  is: 'failed',
  message: expect.stringContaining('Sign in again'),
  signIn: '/preview-pass?to=%2Ftides',
}

test('a preview that may not be seen says so at once, and leads to the sign-in', async () => {
  const { live, tell, statuses } = await openPage()
  tell({ type: 'belvedere:failed', status: 401 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statuses.at(-1)).toEqual(DENIED)
  live.close()
})

test('the studio’s sign-in in place of the page is recognised', async () => {
  const { live, frame, statuses } = await openPage()
  const own = Object.assign(Object.create(null), { location: { pathname: '/admin/login' } })
  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(own)
  frame.dispatchEvent(new Event('load'))
  expect(statuses.at(-1)).toEqual(DENIED)
  live.close()
})

test('a forgotten document is sent again as a whole, and the page is loaded with its new key', async () => {
  const { live, tell, statuses, bodies, load } = await openPage()
  tell({ type: 'belvedere:ready', path: '/tides', record: 'pages:1' })
  tell({ type: 'belvedere:failed', status: 410 })
  await vi.advanceTimersByTimeAsync(0)
  expect(bodies).toEqual(Array(2).fill({ record: 'pages:1', values: {}, blocks: {}, order: [] }))
  expect(load.mock.calls.map(([src]) => src)).toEqual([
    '/preview-pass?to=%2Ftides%3Funsaved%3Dkey-1',
    '/preview-pass?to=%2Ftides%3Funsaved%3Dkey-2',
  ])
  expect(statuses.at(-1)).toEqual({ is: 'loading' })
  live.close()
})

test('a document that is forgotten again at once waits for “Try again”', async () => {
  const { live, tell, statuses, bodies } = await openPage()
  const forget = async () => {
    tell({ type: 'belvedere:failed', status: 410 })
    await vi.advanceTimersByTimeAsync(0)
  }
  await forget()
  await forget()
  expect(bodies).toHaveLength(2)
  expect(statuses.at(-1)).toEqual({ is: 'failed', message: expect.stringContaining('try again') })
  live.reload()
  await forget()
  expect(bodies).toHaveLength(3)
  live.close()
})

const address = (path: string) => `/preview-pass?to=${encodeURIComponent(`${path}?unsaved=key-1`)}`

test('what only a card shows is shown on the page above, unless that has no such card', async () => {
  const listing = { record: 'listings:1', path: '/real-estate/villas/alba' }
  const { live, tell, load } = await openPage(listing)
  tell({ type: 'belvedere:ready', path: listing.path, record: listing.record })
  live.focus('thumbnail')
  tell({ type: 'belvedere:ready', path: '/real-estate/villas', record: 'real-estate-categories:1' })
  live.focus('title')
  live.focus('thumbnail')
  tell({ type: 'belvedere:absent' })
  live.focus('thumbnail')
  expect(load.mock.calls.map(([src]) => src)).toEqual(
    [listing.path, '/real-estate/villas', listing.path, '/real-estate/villas', listing.path].map(
      address,
    ),
  )
  live.close()
})

test('a new record keeps its page when it is saved', async () => {
  const path = '/real-estate/villas/draft'
  const { live, tell, load, bodies } = await openPage({ record: 'listings:0', path })
  tell({ type: 'belvedere:ready', path, record: 'listings:0' })
  live.become('listings:7')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(bodies).toMatchObject([{ record: 'listings:0' }, { record: 'listings:7' }])
  expect(load.mock.calls.map(([src]) => src)).toEqual([address(path)])
  live.close()
})

test('where a page is missing that would show a field, the record’s own is shown', async () => {
  const { live, tell, load } = await openPage({ record: 'global:brand' })
  live.open('words.form.go')
  tell({ type: 'belvedere:failed', status: 404 })
  expect(load.mock.calls.map(([src]) => src)).toEqual(['/tides', '/kontakt', '/tides'].map(address))
  live.close()
})

test('the texts of error pages are shown on those pages, as long as the cursor is in them', async () => {
  const { live, tell, statuses, load } = await openPage({ record: 'global:brand' })
  tell({ type: 'belvedere:ready', path: '/tides', record: 'global:home' })
  live.focus('notFound.heading')
  live.focus('words.notFound.text')
  tell({ type: 'belvedere:ready', path: '/404', record: 'global:brand' })
  expect(statuses.at(-1)).toEqual({ is: 'shown' })
  live.focus(undefined)
  live.focus('words.labels.inquire')
  expect(load.mock.calls.map(([src]) => src)).toEqual(['/tides', '/404', '/tides'].map(address))
  live.close()
})
