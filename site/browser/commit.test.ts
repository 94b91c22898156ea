import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commitWhenReady, PreparedPage } from './commit.ts'

const ORIGIN = 'https://site.example'
const MANUAL = { scroll: 'manual', focusReset: 'manual' }

const navigate = vi.fn((_address: string, _options: NavigationNavigateOptions) => ({
  committed: Promise.reject(new DOMException('Another one follows.', 'AbortError')),
  finished: Promise.reject(new DOMException('Another one follows.', 'AbortError')),
}))

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('navigation', { navigate })
  vi.stubGlobal('window', {})
})
afterEach(() => vi.unstubAllGlobals())

const withPrecommit = () => vi.stubGlobal('window', { NavigationPrecommitController: class {} })

/** A fake `navigate` event and its spies. */
function anEvent(path: string, navigationType: NavigationType = 'push') {
  const visitor = new AbortController()
  const intercept = vi.fn<(options: NavigationInterceptOptions) => void>()
  const preventDefault = vi.fn()
  const event = {
    navigationType,
    intercept,
    preventDefault,
    signal: visitor.signal,
    destination: { url: ORIGIN + path },
  } as unknown as NavigateEvent
  const options = () => intercept.mock.calls[0]?.[0]
  return { event, visitor, preventDefault, intercept, options }
}

const show = vi.fn(async (_event: NavigateEvent) => {})
const readyAt = (address: string) => async () => new PreparedPage(address, show)

/** A fake precommit controller that records redirects. */
function aController() {
  const redirect = vi.fn()
  return { redirect, controller: { redirect } as unknown as NavigationPrecommitController }
}

test('with a precommit handler the page is prepared before the commit and shown after it', async () => {
  withPrecommit()
  const { event, options, preventDefault } = anEvent('/about?page=2#far')
  commitWhenReady(event, new AbortController(), readyAt('/about?page=2#far'))
  expect(options()).toMatchObject(MANUAL)
  const { controller, redirect } = aController()
  await options()?.precommitHandler?.(controller)
  expect([redirect.mock.calls.length, show.mock.calls.length]).toEqual([0, 0])
  await options()?.handler?.()
  expect(show).toHaveBeenCalledExactlyOnceWith(event)
  expect(preventDefault).not.toHaveBeenCalled()
})

test('after a redirect the navigation commits at the new address', async () => {
  withPrecommit()
  const { event, options } = anEvent('/old#far')
  commitWhenReady(event, new AbortController(), readyAt('/about#far'))
  const { controller, redirect } = aController()
  await options()?.precommitHandler?.(controller)
  expect(redirect).toHaveBeenCalledExactlyOnceWith('/about#far')
})

test('Stop aborts the preparation, and its failure rejects the precommit handler', async () => {
  withPrecommit()
  const { event, options, visitor } = anEvent('/about')
  const own = new AbortController()
  const failure = new Error('The page failed.')
  commitWhenReady(event, own, () => Promise.reject(failure))
  visitor.abort()
  expect(own.signal.aborted).toBe(true)
  await expect(options()?.precommitHandler?.(aController().controller)).rejects.toBe(failure)
})

test.each([
  ['push', 'push'],
  ['replace', 'replace'],
] as const)(
  'without a precommit handler a %s is cancelled and repeated once the page is ready',
  async (type, history) => {
    const { event, intercept, preventDefault } = anEvent('/old', type)
    commitWhenReady(event, new AbortController(), readyAt('/about'))
    expect(preventDefault).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
    const [address, options] = navigate.mock.calls[0] ?? []
    expect([address, options?.history]).toEqual(['/about', history])
    expect(options?.info).toBeInstanceOf(PreparedPage)
    expect(intercept).not.toHaveBeenCalled()
    expect(show).not.toHaveBeenCalled()
  },
)

test('without a precommit handler a failed navigation is not repeated', async () => {
  const { event } = anEvent('/about')
  commitWhenReady(event, new AbortController(), () => Promise.reject(new Error('Superseded.')))
  await new Promise((resolve) => setTimeout(resolve))
  expect(navigate).not.toHaveBeenCalled()
})

test('a prepared page commits its navigation', async () => {
  const { event, options } = anEvent('/about')
  new PreparedPage('/about', show).commit(event)
  expect(options()).toMatchObject(MANUAL)
  await options()?.handler?.()
  expect(show).toHaveBeenCalledExactlyOnceWith(event)
})

test('a traversal commits first, even with a precommit handler', async () => {
  withPrecommit()
  const { event, options } = anEvent('/about', 'traverse')
  const prepare = vi.fn(readyAt('/about'))
  commitWhenReady(event, new AbortController(), prepare)
  expect(options()?.precommitHandler).toBeUndefined()
  expect(prepare).not.toHaveBeenCalled()
  await options()?.handler?.()
  expect(show).toHaveBeenCalledExactlyOnceWith(event)
})
