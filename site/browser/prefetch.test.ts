import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linkedPage } from './prefetch.ts'

const ORIGIN = 'https://site.example'

/** The members of elements that the code reads. */
class FakeElement extends EventTarget {
  readonly #link: FakeLink | null
  constructor(link: FakeLink | null = null) {
    super()
    this.#link = link
  }
  closest(): FakeElement | null {
    return this.#link
  }
}

class FakeLink extends FakeElement {
  readonly href: string | undefined
  readonly target: string
  readonly rel: string
  readonly isDownload: boolean
  constructor(href?: string, { target = '', rel = '', isDownload = false } = {}) {
    super()
    this.href = href
    this.target = target
    this.rel = rel
    this.isDownload = isDownload
  }
  override closest() {
    return this
  }
  hasAttribute(name: string) {
    return name === 'href' ? this.href !== undefined : this.isDownload
  }
  get #url() {
    return new URL(this.href ?? '', `${ORIGIN}/here?page=2`)
  }
  get origin() {
    return this.#url.origin
  }
  get pathname() {
    return this.#url.pathname
  }
  get search() {
    return this.#url.search
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLAnchorElement', FakeLink)
  vi.stubGlobal('location', new URL('/here?page=2', ORIGIN))
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/lagoon', '/lagoon'],
  ['/lagoon#b-3', '/lagoon'],
  [`${ORIGIN}/`, '/'],
  ['/here?page=3', '/here?page=3'],
])('%s leads to another page', (href, address) => {
  expect(linkedPage(new FakeLink(href))).toBe(address)
  expect(linkedPage(new FakeElement(new FakeLink(href)))).toBe(address)
})

test.each([
  ['', 'the page itself'],
  ['#b-3', 'a place on the page'],
  ['/here?page=2#top', 'a place on the page'],
  ['https://elsewhere.example/lagoon', 'another host'],
  ['mailto:hello@example.com', 'not a page'],
  ['/brochure.pdf', 'a file'],
  ['/media/brochure', 'a file'],
  ['/preview', 'not a public page'],
])('%j is %s and not prefetched', (href) => {
  expect(linkedPage(new FakeLink(href))).toBeUndefined()
})

test('links that open a tab, download a file or have no address are ignored', () => {
  const links = [
    new FakeLink('/lagoon', { target: '_blank' }),
    new FakeLink('/lagoon', { rel: 'external' }),
    new FakeLink('/lagoon', { isDownload: true }),
    new FakeLink(),
  ]
  expect(links.map(linkedPage)).toEqual([undefined, undefined, undefined, undefined])
  expect(linkedPage(new FakeElement())).toBeUndefined()
  expect(linkedPage(null)).toBeUndefined()
})
