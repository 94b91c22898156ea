import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commitWhenReady, Ready } from './commit.ts'

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

/** A navigation as the platform tells of it, and what was made of it. */
function anEvent(path: string, navigationType: NavigationType = 'push') {
  const visitor = new AbortController()
  const intercept = vi.fn<(options: NavigationInterceptOptions) => void>()
  const preventDefault = vi.fn()
  const event = {
    ...{ navigationType, intercept, preventDefault, signal: visitor.signal },
    destination: { url: ORIGIN + path },
  } as unknown as NavigateEvent
  const options = () => intercept.mock.calls[0]?.[0]
  return { event, visitor, preventDefault, intercept, options }
}

const show = vi.fn(async (_event: NavigateEvent) => {})
const readyAt = (address: string) => async () => new Ready(address, show)

/** The controller of a commit that waits: it notes where it is sent. */
function aController() {
  const redirect = vi.fn()
  return { redirect, controller: { redirect } as unknown as NavigationPrecommitController }
}

test('where the platform lets a commit wait, the page is prepared before and shown after it', async () => {
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

test('a page that a redirect led to is committed at its own address', async () => {
  withPrecommit()
  const { event, options } = anEvent('/old#far')
  commitWhenReady(event, new AbortController(), readyAt('/about#far'))
  const { controller, redirect } = aController()
  await options()?.precommitHandler?.(controller)
  expect(redirect).toHaveBeenCalledExactlyOnceWith('/about#far')
})

test('a navigation that is stopped aborts what is prepared, and a failure is the platform’s to hear of', async () => {
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
  'elsewhere a %s is given up and asked for again once the page is ready',
  async (type, history) => {
    const { event, intercept, preventDefault } = anEvent('/old', type)
    commitWhenReady(event, new AbortController(), readyAt('/about'))
    expect(preventDefault).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledTimes(1))
    const [address, options] = navigate.mock.calls[0] ?? []
    expect([address, options?.history]).toEqual(['/about', history])
    expect(options?.info).toBeInstanceOf(Ready)
    expect(intercept).not.toHaveBeenCalled()
    expect(show).not.toHaveBeenCalled()
  },
)

test('elsewhere a page that is not prepared is not asked for again', async () => {
  const { event } = anEvent('/about')
  commitWhenReady(event, new AbortController(), () => Promise.reject(new Error('Superseded.')))
  await new Promise((resolve) => setTimeout(resolve))
  expect(navigate).not.toHaveBeenCalled()
})

test('a page that is ready commits the navigation it was asked for with', async () => {
  const { event, options } = anEvent('/about')
  new Ready('/about', show).commit(event)
  expect(options()).toMatchObject(MANUAL)
  await options()?.handler?.()
  expect(show).toHaveBeenCalledExactlyOnceWith(event)
})

test('a way through the history is committed first, whatever the platform can', async () => {
  withPrecommit()
  const { event, options } = anEvent('/about', 'traverse')
  const prepare = vi.fn(readyAt('/about'))
  commitWhenReady(event, new AbortController(), prepare)
  expect(options()?.precommitHandler).toBeUndefined()
  expect(prepare).not.toHaveBeenCalled()
  await options()?.handler?.()
  expect(show).toHaveBeenCalledExactlyOnceWith(event)
})
