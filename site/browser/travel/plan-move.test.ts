import { afterEach, expect, test, vi } from 'vitest'
import { fakeTab } from '../../testing/fake-tab.ts'
import { createTravelled, planMove } from './plan-move.ts'

afterEach(() => vi.unstubAllGlobals())

const CARD = `
  <div data-travels=""><span class="tile"><span class="media"><img src="/media/fig.jpg?w=9"></span></span>
  <h2><a href="/houses/fig">Fig House</a></h2></div>`
const COVER = `
  <section data-opening=""><h1>Fig House</h1><a class="media"><img src="/media/fig.jpg?w=99"></a></section>`

type Setting = { at?: string; html?: string; top?: number; isLoaded?: boolean; overlay?: string }

/** A page in a view of 1000 × 800 px; all its boxes are 400 × 300 px at `top`. */
function aPage({ at = '/houses', html = CARD, top = 100, isLoaded = true, overlay = '' }: Setting) {
  const { document: page } = fakeTab(`<main>${html}</main>${overlay}`)
  for (const element of page.querySelectorAll('main *')) {
    const box = { left: 0, top, right: 400, bottom: top + 300, width: 400, height: 300 }
    Object.assign(element, { getBoundingClientRect: () => box, checkVisibility: () => true })
    Object.defineProperties(element, { complete: { value: isLoaded }, naturalWidth: { value: 9 } })
  }
  Object.assign(page, { startViewTransition: () => undefined })
  vi.stubGlobal('location', new URL(at, 'https://example.com'))
  vi.stubGlobal('navigation', { currentEntry: { key: `key of ${at}` } })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '300px' }))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('innerWidth', 1000)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 0)
  return page
}

function navigateTo(path: string, sourceElement: unknown) {
  const destination = { key: `key of ${path}`, url: `https://example.com${path}` }
  return { destination, sourceElement } as unknown as NavigateEvent
}

/** The move along the link of the card, or by the history between the two pages. */
function planned(setting: Setting, path?: string) {
  const page = aPage(setting)
  const travelled = createTravelled()
  if (path) travelled.ways.add('key of /houses key of /houses/fig')
  return planMove(
    navigateTo(path ?? '/houses/fig', path ? null : page.querySelector('a')),
    travelled,
    setting.at ?? '/houses',
  )
}

test('the framed picture and the name of a card travel along its link', () => {
  const { source, occasion } = planned({}) ?? {}
  expect(source?.picture.className).toBe('tile')
  expect(source?.name?.textContent).toBe('Fig House')
  expect(occasion).toBe('page')
})

test('picture and name travel only to pages that open with the same file', async () => {
  const move = planned({})
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => undefined
    },
  )
  expect(await move?.leadsTo(COVER)).toBe(true)
  expect(await move?.leadsTo(COVER.replace('fig.jpg', 'oak.jpg'))).toBe(false)
  expect(await move?.leadsTo('<section><img src="/media/fig.jpg"></section>')).toBe(false)
})

test('Back takes the cover to the card of the page that is left, Forward the card to the cover', async () => {
  const back = planned({ at: '/houses/fig', html: COVER }, '/houses')
  expect(back?.occasion).toBe('page-back')
  expect(back?.source.picture.className).toBe('media')
  expect(await back?.leadsTo(CARD)).toBe(true)
  expect(await back?.leadsTo('<a href="/houses/oak">Oak House</a>')).toBe(false)
  const forward = planned({}, '/houses/fig')
  expect(forward?.source.picture.className).toBe('tile')
  // Another way to the same page.
  expect(planned({ at: '/houses/oak', html: COVER }, '/houses')).toBeUndefined()
})

test('an element that is out of view, not loaded, covered or not in a card does not travel', () => {
  expect(planned({ top: 750 })).toBeUndefined()
  expect(planned({ top: -280 })).toBeUndefined()
  expect(planned({ isLoaded: false })).toBeUndefined()
  expect(planned({ overlay: '<div id="menu"></div>' })).toBeUndefined()
  expect(planned({ overlay: '<div id="menu" hidden></div>' })).toBeDefined()
  expect(planned({ html: CARD.replace('data-travels', 'data-other') })).toBeUndefined()
})

/** The open menu on a page: its own picture, below that of the link that is pointed at. */
const MENU = `
  <main><div id="menu"><div><span class="media"><img src="/media/own.jpg"></span>
  <div><span class="media"><img src="/media/fig.jpg?w=5"></span></div></div>
  <nav><a href="/houses/fig">Fig House</a></nav><p><a href="/houses/fig">Below</a></p></div></main>`

/** The move along a link of the menu. */
function fromMenu(link = 'nav a', change: (menu: string) => string = (menu) => menu) {
  const page = aPage({ html: change(MENU) })
  const event = navigateTo('/houses/fig', page.querySelector(link))
  return planMove(event, createTravelled(), '/houses')
}

test('from the open menu the picture on top travels, also to an opening with words over it', async () => {
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => undefined
    },
  )
  const move = fromMenu()
  expect(move?.occasion).toBe('page-menu')
  expect(move?.source.picture.querySelector('img')?.getAttribute('src')).toBe('/media/fig.jpg?w=5')
  expect(move?.way).toBeUndefined()
  const full = COVER.replace('<section', '<section class="block on-media"')
  expect([await move?.leadsTo(COVER), await move?.leadsTo(full)]).toEqual([true, true])
  expect(await move?.leadsTo(full.replace('fig.jpg', 'oak.jpg'))).toBe(false)
})

test('nothing travels from a menu on its way out, one without a picture, or along its other links', () => {
  expect(
    fromMenu('nav a', (menu) => menu.replace('"menu"', '"menu" data-closing=""')),
  ).toBeUndefined()
  expect(fromMenu('nav a', (menu) => menu.replaceAll('media"', 'other"'))).toBeUndefined()
  expect(fromMenu('p a')).toBeUndefined()
})

test('while Back loads, no element travels and no scroll position is stored', () => {
  const page = aPage({ at: '/houses?page=2' })
  const travelled = createTravelled()
  const event = navigateTo('/houses/fig', page.querySelector('a'))
  expect(planMove(event, travelled, '/houses/oak')).toBeUndefined()
  expect(planMove(event, travelled, undefined)).toBeUndefined()
  expect(travelled.positions.size).toBe(0)
  expect(planMove(event, travelled, '/houses?page=2')).toBeDefined()
  expect(travelled.positions.get('key of /houses?page=2')).toBe(0)
})

test('no element travels with reduced motion, or without view transitions', () => {
  const page = aPage({})
  const event = navigateTo('/houses/fig', page.querySelector('a'))
  expect(planMove(event, createTravelled(), '/houses')).toBeDefined()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(planMove(event, createTravelled(), '/houses')).toBeUndefined()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Reflect.deleteProperty(page, 'startViewTransition')
  expect(planMove(event, createTravelled(), '/houses')).toBeUndefined()
})
