import { afterEach, expect, test, vi } from 'vitest'
import { redirectNavigation } from './redirect-navigation.ts'

const rules = new Map([['/old', '/new']])

afterEach(() => vi.unstubAllGlobals())

/** Redirects a navigation; returns the navigations that follow. */
async function follow(path: string, navigationType: NavigationType) {
  const navigate = vi.fn((_address: string, _options: NavigationNavigateOptions) => ({}))
  vi.stubGlobal('navigation', { navigate })
  const preventDefault = vi.fn()
  const event = {
    navigationType,
    preventDefault,
    info: 'a form',
    destination: { url: `https://site.example${path}` },
  } as unknown as NavigateEvent
  const isRedirected = redirectNavigation(rules, event)
  await Promise.resolve()
  return { isRedirected, isCancelled: preventDefault.mock.calls.length > 0, navigate }
}

test.each([
  ['push', 'auto'],
  ['replace', 'replace'],
] as const)('a %s is cancelled and repeated at the target', async (type, history) => {
  const { isRedirected, isCancelled, navigate } = await follow('/old?a=1#far', type)
  expect([isRedirected, isCancelled]).toEqual([true, true])
  const target = 'https://site.example/new?a=1#far'
  expect(navigate).toHaveBeenCalledExactlyOnceWith(target, { history, info: 'a form' })
})

test.each([
  ['/old', 'traverse'],
  ['/new', 'push'],
] as const)('%s is left alone (%s)', async (path, type) => {
  const { isRedirected, isCancelled, navigate } = await follow(path, type)
  expect([isRedirected, isCancelled, navigate.mock.calls.length]).toEqual([false, false, 0])
})
