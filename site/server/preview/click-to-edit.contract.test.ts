import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { sorrel } from '@belvedere/blocks/parts/listing/fixture.ts'
import { unescapeHtml } from '@belvedere/kit/escape-html.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createContentClient } from '../../content/client.ts'
import { allKinds } from '../../content/kinds.ts'
import { fakeContent, TOKEN } from '../../testing/fake-content.ts'
import { kindBlock } from '../../testing/page-blocks.ts'
import { house } from '../../testing/records.ts'
import { testAssets, testSite } from '../../testing/test-site.ts'
import { piecesOf } from './marks/parse-html.ts'
import { referenceText } from './marks/reference.ts'
import { renderPreview } from './render-preview.ts'

const PASS = 'a-pass-for-an-editor-of-the-studio'

/** A site with all kinds, and its previews as an editor sees them. */
async function site() {
  const own = await testSite({ kinds: allKinds })
  own.content.sessions.set(PASS, { session: 'session-of-the-editor', kind: 'editor' })
  const preview = async (path: string) => {
    const page = parseHtml(await own.text(`${path}?preview=true&token=${PASS}`))
    /** The fields that clicks on all elements of a selector lead to. */
    const clicked = (selector: string) =>
      [...page.querySelectorAll(selector)].map((element) =>
        element.closest('[data-edit]')?.getAttribute('data-edit'),
      )
    const hour = /--hour:([\d.]+)/.exec(page.body.getAttribute('style') ?? '')?.[1]
    return { clicked, hour }
  }
  return { content: own.content, preview }
}

const link = (id: string, label: string) => ({ id, label, to: `/${id}` })

test('entries of menus and footer lead to their links in “Menus and footer”', async () => {
  const { content, preview } = await site()
  content.pages.set('', { id: 'home', title: 'Home', blocks: [] })
  content.global = {
    titleColumn1: 'The place',
    menu: [link('m1', 'Houses'), link('m2', 'Bay')],
    menu3: [link('m3', 'Letters')],
    footMenu1: [link('f1', 'Archive')],
    secondaryMenu: [link('s1', 'Imprint')],
    menuData: [{ id: 'd1', title: 'Visit', phone: '+44 20 7946 0000' }],
    copyright: '© Our Place',
    email: 'post@place.example',
  }
  const { clicked } = await preview('/')

  expect(clicked('[role=dialog] li a')).toEqual([
    'global:global#menu.m1.link.label',
    'global:global#menu.m2.link.label',
    'global:global#menu3.m3.link.label',
  ])
  expect(clicked('[role=dialog] h2')).toEqual([
    'global:global#titleColumn1',
    'global:global#menuData.d1.title',
  ])
  expect(clicked('footer a[href="/f1?preview=true"]')).toEqual([
    'global:global#footMenu1.f1.link.label',
  ])
  expect(clicked('footer a[href="/s1?preview=true"]')).toEqual([
    'global:global#secondaryMenu.s1.link.label',
  ])
  expect(clicked('footer a[href^=mailto]')).toEqual(['global:global#email'])
})

test('words of the brand lead to its record, whether its owner has set them or not', async () => {
  const { content, preview } = await site()
  content.pages.set('', { id: 'home', title: 'Home', blocks: [] })
  content.brand = {
    statement: 'Out of the wind.',
    words: [
      { key: 'labels.menuToggle', text: 'Contents' },
      { key: 'notFound.contact', text: 'Write to us' },
      { key: 'notFound.text', text: 'Write to us if this page should be here.' },
    ],
  }
  const { clicked } = await preview('/')
  expect(clicked('header a[href^="/contact"]')).toEqual(['global:brand#words.labels.inquire'])
  expect(clicked('footer p.d2')).toEqual(['global:brand#statement'])
  // This button has to stay able to open the menu.
  expect(clicked('header button')).toEqual([undefined])
})

test('a listing’s card leads to the listing, and its texts and picture to their fields', async () => {
  const { content, preview } = await site()
  const houses = [
    { ...sorrel, id: '31', __typename: 'RealEstateListingRecord' },
    { ...sorrel, id: '32', title: 'Villa Teasel', slug: 'villa-teasel' },
  ]
  const blocks = [kindBlock('featured_listings', 'b1', { items: houses })]
  content.pages.set('', { id: 'home', title: 'Home', blocks })
  const { clicked } = await preview('/')

  expect(clicked('main li')).toEqual(['listings:31', 'listings:32'])
  expect(clicked('main li h3')).toEqual(['listings:31#title', 'listings:32#title'])
  expect(clicked('main li img')).toEqual(['listings:31#thumbnail', 'listings:32#thumbnail'])
  // A price is a number, which cannot carry a marker.
  expect(clicked('main li dl')).toEqual(['listings:31', 'listings:32'])
})

test('pins, list and cards of the map lead to its listings and amenities', async () => {
  const { content, preview } = await site()
  content.records.realEstateListing = [house(1, { id: '31', meshKey: 'house-01' })]
  content.amenities = [
    { id: '41', _modelApiKey: 'amenity', slug: 'pier', title: 'Pier', meshKey: 'pier' },
  ]
  content.only.map = {
    title: 'The place',
    plan: picture('villa-a-exterior', { alt: 'The plan' }),
    places: [
      { id: 'p1', meshKey: 'house-01', x: 20, y: 30 },
      { id: 'p2', meshKey: 'pier', x: 60, y: 70 },
    ],
    waters: [],
  }
  const { clicked } = await preview('/map')

  expect(clicked('a[data-place]')).toEqual(['listings:31#title', 'amenities:41#title'])
  expect(clicked('li a[href="#house-villa-1"]')).toEqual(['listings:31'])
  expect(clicked('[data-card] h2')).toEqual(['listings:31#title', 'amenities:41#title'])
  expect(clicked('[data-card]')[0]).toBe('listings:31')
  expect(clicked('nav[data-scene] img')).toEqual(['global:map#plan'])
  expect(clicked('h1')).toEqual(['global:map#title'])
})

test('pictures of a gallery and of a listing lead to their lists of pictures', async () => {
  const { content, preview } = await site()
  const pictures = [
    picture('villa-a-exterior', { alt: 'A' }),
    picture('villa-b-pool', { alt: 'B' }),
  ]
  content.records.gallery = [{ id: '51', slug: 'summer', title: 'Summer', images: pictures }]
  content.records.realEstateListing = [house(1, { id: '31', pictures })]
  const gallery = await preview('/gallery/summer')
  expect(gallery.clicked('main img')).toEqual(['galleries:51#images', 'galleries:51#images'])
  const listing = await preview('/real-estate/lagoon-villas/villa-1')
  expect(new Set(listing.clicked('main img'))).toEqual(new Set(['listings:31#pictures']))
})

test('a page with an hour of its own can be clicked, and its sun stands at that hour', async () => {
  const { content, preview } = await site()
  const blocks = [kindBlock('intro', 'b1')]
  content.pages.set('', { id: 'home', title: 'Home', hour: 'noon', blocks })
  const { clicked, hour } = await preview('/')

  expect(clicked('main [data-block]')).toEqual(['global:home#blocks.b1'])
  expect(hour).toBe('0.5')
})

const content = await fakeContent()
const fetchContent = createContentClient({ url: content.url, token: TOKEN })
afterAll(content.close)

const fail = (message: string, fields?: object) => {
  throw new Error(message, { cause: fields })
}
const log = { debug: fail, info: fail, warn: fail, error: fail }
const urls = { siteUrl: 'https://example.org', studioUrl: 'https://studio.example.org' }
const context = { kinds: allKinds, assets: testAssets, ...urls, log }

async function preview(kind: string, isEditable: boolean) {
  content.pages.set('', { id: 'home', title: 'Home', blocks: [kindBlock(kind, 'b1')] })
  const rendered = await renderPreview('/', { kind: 'home' }, { fetchContent, isEditable }, context)
  if (rendered.is !== 'page') throw new Error(`The page is ${rendered.is}.`)
  return { marks: rendered.marks, html: rendered.page.blocks.map(({ html }) => html).join('') }
}

function textOf(html: string) {
  const texts = piecesOf(html).filter(({ is, raw }) => is === 'text' && !raw.startsWith('<!--'))
  return squeezed(unescapeHtml(texts.map(({ raw }) => raw).join('')))
}

function squeezed(text: string) {
  return text.replaceAll(/<[^>]*>|[\s*]/g, '')
}

describe.each([...allKinds.keys()])('%s', (kind) => {
  test('every text on the page leads to its field, and the page is otherwise as in public', async () => {
    const { html, marks } = await preview(kind, true)
    const { html: plain } = await preview(kind, false)
    expect(html.replaceAll(/ data-edit="[^"]*"/g, '')).toBe(plain)
    const own = marks.texts.filter(({ record }) => record === 'global:home')
    const shown = own.filter(({ text }) => textOf(plain).includes(squeezed(unescapeHtml(text))))
    const leading = shown.filter((mark) => html.includes(` data-edit="${referenceText(mark)}`))
    // Two fields may hold the same words, and the block shows one of them.
    const led = new Set(leading.map(({ text }) => text))
    expect(shown.filter(({ text }) => !led.has(text)).map(referenceText)).toEqual([])
  })

  test('every picture and video on the page leads to its field', async () => {
    const { html, marks } = await preview(kind, true)
    const fields = new Set(marks.files.map(referenceText))
    const media = [...parseHtml(html).body.querySelectorAll('img[src], video[src]')]
    const lost = media.filter((one) => !fields.has(one.getAttribute('data-edit') ?? ''))
    expect(lost.map((one) => one.outerHTML)).toEqual([])
  })
})
