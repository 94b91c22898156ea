import { createHash } from 'node:crypto'
import { filmPage } from '@belvedere/blocks/parts/media-item/film-page.ts'
import { styleKey } from '@belvedere/ui/style-key.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { formBlock, openingBlock, wordsBlock } from '../../testing/kinds.tsx'
import { block } from '../../testing/records.ts'
import { publish, testSite } from '../../testing/test-site.ts'

function page(id: string, blocks = [wordsBlock(`i${id}`, `Text of ${id}`)]) {
  return { id, title: `Page ${id}`, blocks }
}

type Site = Awaited<ReturnType<typeof testSite>>

const pageAt = async (site: Site, path: string) => parseHtml(await site.text(path))

function stateOf(document: Document) {
  const element = document.querySelector('script#state[type="application/json"]')
  return JSON.parse(element?.textContent ?? '')
}

const textsOf = (found: Iterable<Element>) => [...found].map(({ textContent }) => textContent)

/** All elements that match, also in templates. */
function everywhere(part: ParentNode, selector: string): Element[] {
  const templates = [...part.querySelectorAll('template')]
  const inside = templates.flatMap(({ content }) => everywhere(content, selector))
  return [...part.querySelectorAll(selector), ...inside]
}

test('a page renders its blocks inside the layout, each in its own element', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [openingBlock('a'), wordsBlock('b')]))
  const document = await pageAt(site, '/')
  const [first, second, ...others] = document.querySelectorAll('main > *')
  expect(first?.matches('div#b-a[data-block="test_opening"]')).toBe(true)
  expect(second?.matches('div#b-b[data-block="test_words"]')).toBe(true)
  expect(others).toEqual([])
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})

test('document and payload have the hour of the page', async () => {
  const site = await testSite()
  site.content.pages.set('about', { ...page('1'), hour: 'evening' })
  site.content.pages.set('plain', page('2'))
  const hourIn = async (path: string) => (await pageAt(site, path)).body.getAttribute('style')
  expect(await hourIn('/about')).toBe('--hour:0.82')
  expect(await hourIn('/plain')).toBe('--hour:0.3')
  const { hour } = JSON.parse(await site.text('/about/_payload.json'))
  expect(hour).toBe(0.82)
})

test.each(['/', '/nowhere'])('ids are unique in the document of %s', async (path) => {
  const site = await testSite()
  site.content.pages.set('', page('1', [openingBlock('a'), formBlock('b')]))
  const ids = everywhere(await pageAt(site, path), '[id]').map(({ id }) => id)
  expect(ids).toContain('error-500')
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('title, canonical link and picture preloads are in the head, once', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [openingBlock('a')]))
  const { head, body } = await pageAt(site, '/')
  expect(textsOf(head.querySelectorAll('title'))).toEqual(['Page 1'])
  const canonical = [...head.querySelectorAll('link[rel="canonical"]')]
  expect(canonical.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/'])
  const preloads = [...head.querySelectorAll('link[rel="preload"][as="image"]')]
  const conditions = preloads.map((link) => link.getAttribute('media'))
  expect(conditions).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(conditions).size).toBe(2)
  expect(everywhere(body, 'link, title, meta')).toEqual([])
})

test('only pictures of the first block are preloaded', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [wordsBlock('i'), openingBlock('a')]))
  const document = await pageAt(site, '/')
  expect(everywhere(document, 'link[rel="preload"][as="image"]')).toEqual([])
})

test('a document carries the text of its blocks once, and no data of them', async () => {
  const site = await testSite()
  const words = wordsBlock('a', 'Words of a static block')
  site.content.pages.set('about', page('1', [words, formBlock('b')]))
  const document = await pageAt(site, '/about')
  const isHolder = ({ children, textContent }: Element) =>
    children.length === 0 && textContent?.includes('Words of a static block')
  const holders = everywhere(document, '*').filter(isHolder)
  expect(holders.map(({ localName }) => localName)).toEqual(['p'])
})

test('a payload has the head and the HTML of the page', async () => {
  const site = await testSite()
  site.content.pages.set('about', page('1', [wordsBlock('a'), formBlock('b')]))
  const payload = await (await site.get('/about/_payload.json')).json()
  expect(payload).toMatchObject({ path: '/about', build: 'build-1' })
  expect(payload.styles).toEqual(
    ['shell', 'test_words', 'test_form'].map((name) => `/assets/${name}.css`),
  )
  expect(parseHtml(payload.head).querySelector('title')?.textContent).toBe('Page 1')
  const main = parseHtml(payload.main)
  const intros = 'div#b-a[data-block="test_words"] > section:first-child'
  expect(main.querySelectorAll(intros)).toHaveLength(1)
  const forms = 'div#b-b[data-block="test_form"] > section:first-child'
  expect(main.querySelectorAll(forms)).toHaveLength(1)
  expect(payload.settings).toBe(stateOf(await pageAt(site, '/about')).page.settings)
})

test('of two blocks of a kind only the first has the anchor', async () => {
  const site = await testSite()
  const blocks = [block('test_anchor', 'a', {}), block('test_anchor', 'b', {})]
  site.content.pages.set('about', { id: '1', title: 'About', blocks })
  const document = await pageAt(site, '/about')
  expect(document.querySelectorAll('#b-b section')).not.toHaveLength(0)
  const anchors = everywhere(document, '[id="anchor"]')
  expect(anchors.map((anchor) => anchor.closest('[data-block]')?.id)).toEqual(['b-a'])
})

test('a page without an opening has a visually hidden heading', async () => {
  const site = await testSite()
  site.content.pages.set('about', page('1'))
  const headings = (await pageAt(site, '/about')).querySelectorAll('main > h1.vh')
  expect(textsOf(headings)).toEqual(['Page 1'])
})

test.each([
  ['blocks', []],
  ['visible content', [wordsBlock('a', ' ')]],
])('a page without %s shows its title', async (_, blocks) => {
  const site = await testSite()
  site.content.pages.set('empty', page('1', blocks))
  const response = await site.get('/empty')
  expect(response.status).toBe(200)
  const html = await response.text()
  const document = parseHtml(html)
  const heading = document.querySelector('main > [data-block="test_opening"] h1')
  expect(heading?.textContent).toBe('Page 1')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  const styles = `style[data-keys~="${styleKey('/assets/test_opening.css')}"]`
  expect(document.querySelector(styles)).not.toBeNull()
})

test('the first opening with a title is the heading of the page', async () => {
  const site = await testSite()
  const blank = openingBlock('a', ' ')
  site.content.pages.set('', page('1', [blank, openingBlock('b')]))
  const headings = [...(await pageAt(site, '/')).querySelectorAll('h1')]
  expect(headings.map(({ id }) => id)).toEqual(['title-b'])
})

test('a page whose only opening has a blank title has a hidden heading', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [openingBlock('a', ' ')]))
  const headings = (await pageAt(site, '/')).querySelectorAll('main > h1.vh')
  expect(textsOf(headings)).toEqual(['Page 1'])
})

test('publishing settings changes the settings version in payloads', async () => {
  const site = await testSite()
  site.content.pages.set('about', page('1'))
  const settings = async () => (await (await site.get('/about/_payload.json')).json()).settings
  const before = await settings()
  site.content.global = { copyright: 'Nobody, 2031' }
  await publish(site, ['global:global'])
  expect(await settings()).not.toBe(before)
})

test('an unknown block kind is left out and logged once', async () => {
  const site = await testSite()
  const novel = block('novel', 'n', { words: 'Nobody knows me' })
  site.content.pages.set('new', page('1', [novel, wordsBlock('a')]))
  site.content.pages.set('newer', page('2', [novel]))
  const html = await site.text('/new')
  await site.text('/newer')
  const kinds = [...parseHtml(html).querySelectorAll('[data-block]')]
  expect(kinds.map((element) => element.getAttribute('data-block'))).toEqual(['test_words'])
  expect(html).not.toContain('Nobody knows me')
  expect(site.logged.filter(({ fields }) => fields?.kind === 'novel')).toHaveLength(1)
})

test('the content security policy allows the inline style and script by hash', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [openingBlock('a')]))
  for (const path of ['/', '/nowhere']) {
    const response = await site.get(path)
    const document = parseHtml(await response.text())
    const policy = response.headers.get('content-security-policy') ?? ''
    const styles = ['style[data-brand]', 'style[data-keys]'].map((one) => hashOf(document, one))
    expect(policy).toContain(`style-src 'self' ${styles.join(' ')};`)
    expect(policy).toContain(`script-src 'self' ${hashOf(document, INLINE_SCRIPT)};`)
  }
})

const INLINE_SCRIPT = 'script:not([src]):not([type])'

/** The CSP source for the only inline element that the selector matches. */
function hashOf(document: Document, selector: string) {
  const [found, ...others] = textsOf(everywhere(document, selector))
  expect(others).toEqual([])
  const hash = createHash('sha256').update(found ?? '')
  return `'sha256-${hash.digest('base64')}'`
}

test('pages include the splash unless it is switched off; error screens never do', async () => {
  const site = await testSite()
  site.content.site.features = null
  site.content.pages.set('', page('1', [openingBlock('a')]))
  const { head, body } = await pageAt(site, '/')
  expect(body.firstElementChild?.matches('div#splash[aria-hidden="true"]')).toBe(true)
  const [script, ...later] = head.querySelectorAll(`${INLINE_SCRIPT}, style`)
  expect(script?.textContent).toContain('sessionStorage')
  expect(later.map(({ localName }) => localName)).toEqual(['style', 'style'])
  expect(await splashOf(site, '/nowhere')).toEqual([])
  const quiet = await testSite()
  quiet.content.pages.set('', page('1', [openingBlock('a')]))
  quiet.content.site.features = { splash: false }
  expect(await splashOf(quiet, '/')).toEqual([])
})

/** The splash and the scripts that decide about it. */
async function splashOf(site: Site, path: string) {
  const parts = everywhere(await pageAt(site, path), '#splash, script')
  return parts.filter(
    ({ id, textContent }) => id === 'splash' || /sessionStorage/.test(textContent),
  )
}

test('only video players may be framed', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [openingBlock('a')]))
  const policy = (await site.get('/')).headers.get('content-security-policy') ?? ''
  const frames = /frame-src ([^;]*);/.exec(policy)?.[1]?.split(' ')
  const players = ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871'].map(
    (address) => new URL(filmPage(address)?.embed ?? '').origin,
  )
  expect(frames).toEqual(players)
})
