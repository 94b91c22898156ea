import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPage } from './page.ts'
import type { PageData, Payload } from './page-data.ts'

/** The recorded events, in order. */
const log: string[] = []
let signals: AbortSignal[] = []
let isBroken = false

vi.mock('./behaviours.ts', () => ({
  startBehaviours: (main: HTMLElement, signal: AbortSignal) => {
    if (isBroken) throw new Error('The behaviours are broken.')
    signals.push(signal)
    log.push(`behaviours of ${main.innerHTML}`)
  },
}))
vi.mock('./head.ts', () => ({ updateHead: (html: string) => log.push(`head ${html}`) }))

beforeEach(() => {
  log.length = 0
  signals = []
  isBroken = false
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('document', { title: '' })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const first: PageData = { path: '/', search: '', build: 'b', settings: 's' }
const about: Payload = {
  ...first,
  path: '/about',
  head: '<title>About</title>',
  main: 'about',
  styles: [],
  share: null,
  hour: 0.3,
  dusk: null,
}

/** The home page of a document, with helpers to register parts and to navigate. */
function aPage() {
  const main = {
    innerHTML: 'home',
    querySelector: () => null,
    replaceChildren: (screen: unknown) => Object.assign(main, { innerHTML: String(screen) }),
  }
  const theme = {
    leaveFor: () => {},
    arriveAt: (next: object | 'error') =>
      log.push(next === 'error' ? 'theme of an error' : 'theme'),
  }
  const heights = {
    note: (address: string | undefined) => log.push(`heights of ${address} noted`),
    restore: (address: string | undefined) => log.push(`heights of ${address}`),
    store: () => {},
  }
  const page = createPage(main as unknown as HTMLElement, first, theme, heights)
  const addPart = (name: string) =>
    page.register({
      enter: ({ path, by }) => log.push(`${name} enters ${path} by ${by}`),
      leave: () => log.push(`${name} leaves ${main.innerHTML}`),
    })
  const go = (payload: Payload, by: 'page' | 'view' = 'page') => {
    Object.assign(location, { pathname: payload.path, search: payload.search })
    page.show(payload, by)
  }
  return { main, page, addPart, go }
}

test('the document’s page starts at once, and a part that registers enters it', () => {
  const { addPart } = aPage()
  addPart('menu')
  expect(log).toEqual(['heights of /', 'behaviours of home', 'menu enters / by document'])
})

test('a navigation leaves the old page, replaces it, and starts and enters the new one', () => {
  const { addPart, go, page } = aPage()
  addPart('menu')
  addPart('reveals')
  log.length = 0
  go(about)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  page.enter()
  expect(log).toEqual([
    'heights of / noted',
    'menu leaves home',
    'reveals leaves home',
    'head <title>About</title>',
    'theme',
    'heights of /about',
    'behaviours of about',
    'menu enters /about by page',
    'reveals enters /about by page',
  ])
})

test('other parameters on the same path enter as a view, not as a page', () => {
  const { addPart, go, page } = aPage()
  addPart('menu')
  go({ ...about, search: '?page=2' }, 'view')
  page.enter()
  expect(log.at(-1)).toBe('menu enters /about by view')
  expect([page.path(), page.address()]).toEqual(['/about', '/about?page=2'])
})

test('a failing part is logged and does not affect the others', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { page, addPart, go } = aPage()
  const fail = () => {
    throw new Error('This part is broken.')
  }
  page.register({ enter: fail, leave: fail })
  addPart('menu')
  go(about)
  page.enter()
  expect(log).toContain('menu leaves home')
  expect(log.at(-1)).toBe('menu enters /about by page')
  expect(logged).toHaveBeenCalledTimes(3)
})

test('an error screen replaces the page, and its address can be requested again', () => {
  const { main, page, addPart } = aPage()
  addPart('menu')
  log.length = 0
  page.fail('sorry' as unknown as DocumentFragment, 'This page did not arrive')
  page.enter()
  expect([main.innerHTML, document.title]).toEqual(['sorry', 'This page did not arrive'])
  expect([page.path(), page.address()]).toEqual(['', undefined])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(log).toEqual([
    'heights of / noted',
    'menu leaves home',
    'theme of an error',
    'behaviours of sorry',
    'menu enters  by page',
  ])
})

test('an error while a page starts reaches the caller', () => {
  const { go } = aPage()
  isBroken = true
  expect(() => go(about)).toThrow('The behaviours are broken.')
})
