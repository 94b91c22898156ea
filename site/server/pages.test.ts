import { createHash } from 'node:crypto'
import { full as bannerCta } from '@belvedere/blocks/banner-cta/fixture.ts'
import { full as form } from '@belvedere/blocks/contact-form/fixture.ts'
import { full as globe } from '@belvedere/blocks/globe/fixture.ts'
import { full as hero } from '@belvedere/blocks/hero/fixture.ts'
import { full as intro } from '@belvedere/blocks/intro/fixture.ts'
import { filmPage } from '@belvedere/blocks/parts/media-item/film-page.ts'
import { expect, test } from 'vitest'
import { block } from '../testing/fake-content.ts'
import { shownHtml } from '../testing/shown-html.ts'
import { publish, testSite } from '../testing/test-site.ts'

function page(
  id: string,
  blocks = [block('intro', `i${id}`, { ...intro, text: `Text of ${id}` })],
) {
  return { id, title: `Page ${id}`, blocks }
}

function stateOf(html: string) {
  const json = /<script type="application\/json" id="state">(.*)<\/script>/.exec(html)?.[1] ?? ''
  return JSON.parse(json)
}

test('a page renders its blocks inside the layout, each in its own element', async () => {
  const site = await testSite()
  site.content.pages.set(
    '',
    page('1', [block('hero', 'a', hero), block('banner_cta', 'b', bannerCta)]),
  )
  const html = await site.shown('/')
  expect(html).toMatch(/<main[^>]*><div id="b-a" data-block="hero">/)
  expect(html).toContain('<div id="b-b" data-block="banner_cta">')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test.each(['/', '/nowhere'])('ids are unique in the document of %s', async (path) => {
  const site = await testSite()
  site.content.pages.set(
    '',
    page('1', [block('hero', 'a', hero), block('contact_form', 'b', form)]),
  )
  const ids = [...(await site.text(path)).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toContain('error-500')
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('title, canonical link and picture preloads are in the head, once', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [block('hero', 'a', hero)]))
  const [head = '', body = ''] = (await site.text('/')).split('</head>')
  expect(head).toContain('<title>Page 1</title>')
  expect(head).toContain('<link rel="canonical" href="https://example.org/"/>')
  const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? []
  const conditions = preloads.map((link) => /media="[^"]*"/.exec(link)?.[0])
  expect(conditions).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(conditions).size).toBe(2)
  expect(body).not.toMatch(/<link|<title|<meta/)
})

test('only pictures of the first block are preloaded', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [block('intro', 'i', intro), block('hero', 'a', hero)]))
  expect(await site.text('/')).not.toContain('<link rel="preload" as="image"')
})

test('a document carries data for its islands only', async () => {
  const site = await testSite()
  const words = block('intro', 'a', { ...intro, text: 'Words of a static block' })
  site.content.pages.set('about', page('1', [words, block('contact_form', 'b', form)]))
  const html = await site.text('/about')
  const { page: state } = stateOf(html)
  expect(Object.keys(state.islands)).toEqual(['b-b'])
  expect(state.islands['b-b']).toMatchObject({ data: { heading: form.heading } })
  expect(html.match(/Words of a static block/g)).toHaveLength(1)
})

test('a payload has the head and HTML of the page and the data of its islands', async () => {
  const site = await testSite()
  site.content.pages.set(
    'about',
    page('1', [block('intro', 'a', intro), block('contact_form', 'b', form)]),
  )
  const payload = await (await site.get('/about/_payload.json')).json()
  expect(payload).toMatchObject({ path: '/about', build: 'build-1' })
  expect(payload.styles).toEqual(
    ['shell', 'intro', 'contact_form'].map((name) => `/assets/${name}.css`),
  )
  expect(payload.head).toContain('<title>Page 1</title>')
  expect(payload.main).toMatch(/<div id="b-a" data-block="intro"><section/)
  expect(payload.main).toMatch(/<div id="b-b" data-block="contact_form" data-live=""><section/)
  expect(Object.keys(payload.islands)).toEqual(['b-b'])
  expect(payload.settings).toBe(stateOf(await site.text('/about')).page.settings)
  expect(payload.islands['b-b'].place).toEqual({
    id: 'b',
    hour: 0.9,
    isFirst: false,
    isPageTitle: false,
    isFirstOfKind: true,
    path: '/about',
  })
})

test('of two globes on a page only the first has the anchor', async () => {
  const site = await testSite()
  const blocks = [block('globe', 'a', globe), block('globe', 'b', globe)]
  site.content.pages.set('about', { id: '1', title: 'About', blocks })
  const html = await site.text('/about')
  expect(html.match(/id="globe"/g)).toHaveLength(1)
  expect(html.indexOf('id="globe"')).toBeLessThan(html.indexOf('id="b-b"'))
})

test('a page without a hero has a visually hidden heading', async () => {
  const site = await testSite()
  site.content.pages.set('about', page('1'))
  expect(await site.text('/about')).toMatch(/<h1 class="[^"]+">Page 1<\/h1>/)
})

test.each([
  ['blocks', []],
  ['visible content', [block('intro', 'a', { ...intro, text: ' ' })]],
])('a page without %s shows its title', async (_, blocks) => {
  const site = await testSite()
  site.content.pages.set('empty', page('1', blocks))
  const response = await site.get('/empty')
  expect(response.status).toBe(200)
  const html = shownHtml(await response.text())
  expect(html).toMatch(/<section class="[^"]*bare[^"]*"[^>]*>.*<h1 [^>]*d1[^>]*>.*Page 1.*<\/h1>/)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('/assets/hero.css')
})

test('the first hero with a title is the heading of the page', async () => {
  const site = await testSite()
  const blank = block('hero', 'a', { ...hero, title: ' ' })
  site.content.pages.set('', page('1', [blank, block('hero', 'b', hero)]))
  expect((await site.shown('/')).match(/<h1[^>]*>/g)).toEqual([
    expect.stringContaining('id="title-b"'),
  ])
})

test('a page whose only hero has a blank title has a hidden heading', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [block('hero', 'a', { ...hero, title: ' ' })]))
  expect(await site.text('/')).toMatch(/<h1 class="vh">Page 1<\/h1>/)
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
  site.content.pages.set('new', page('1', [novel, block('intro', 'a', intro)]))
  site.content.pages.set('newer', page('2', [novel]))
  const html = await site.text('/new')
  await site.text('/newer')
  expect(html).toContain('data-block="intro"')
  expect(html).not.toContain('Nobody knows me')
  expect(site.logged.filter(({ fields }) => fields?.kind === 'novel')).toHaveLength(1)
})

test('the content security policy allows the inline style and script by hash', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [block('hero', 'a', hero)]))
  for (const path of ['/', '/nowhere']) {
    const response = await site.get(path)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`style-src 'self' ${hashOf(/<style[^>]*>(.*?)<\/style>/gs, html)};`)
    expect(policy).toContain(`script-src 'self' ${hashOf(/<script>(.*?)<\/script>/gs, html)};`)
  }
})

/** The CSP source for the only inline element that the pattern matches. */
function hashOf(element: RegExp, html: string) {
  const [found, ...others] = [...html.matchAll(element)]
  expect(others).toEqual([])
  const hash = createHash('sha256').update(found?.[1] ?? '')
  return `'sha256-${hash.digest('base64')}'`
}

test('pages include the splash unless it is switched off; error screens never do', async () => {
  const site = await testSite()
  site.content.site.features = null
  site.content.pages.set('', page('1', [block('hero', 'a', hero)]))
  const opening = await site.text('/')
  expect(opening).toMatch(/<body>\n<div id="splash"[^>]* aria-hidden="true"/)
  expect(opening.indexOf('sessionStorage')).toBeLessThan(opening.indexOf('<style'))
  expect(await site.text('/nowhere')).not.toMatch(/id="splash"|sessionStorage/)
  const quiet = await testSite()
  quiet.content.pages.set('', page('1', [block('hero', 'a', hero)]))
  quiet.content.site.features = { splash: false }
  expect(await quiet.text('/')).not.toMatch(/id="splash"|sessionStorage/)
})

test('only film players may be framed', async () => {
  const site = await testSite()
  site.content.pages.set('', page('1', [block('hero', 'a', hero)]))
  const policy = (await site.get('/')).headers.get('content-security-policy') ?? ''
  const frames = /frame-src ([^;]*);/.exec(policy)?.[1]?.split(' ')
  const players = ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871'].map(
    (address) => new URL(filmPage(address)?.embed ?? '').origin,
  )
  expect(frames).toEqual(players)
})

test('inline JSON cannot close its script element', async () => {
  const site = await testSite()
  site.content.pages.set(
    '',
    page('1', [block('contact_form', 'a', { ...form, heading: '</script><script>alert(1)' })]),
  )
  const html = await site.text('/')
  expect(html).not.toContain('<script>alert(1)')
  expect(stateOf(html).page.islands['b-a'].data.heading).toBe('</script><script>alert(1)')
})
