import { PART_NAMES } from '@belvedere/kit/theme/themes.ts'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from '../payload-types.ts'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { pageQuery } from '../testing/page-query.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { signIn } from '../testing/people.ts'
import { makePicture } from '../testing/picture.ts'
import { lexical, linkTo, words } from '../testing/rich-text.ts'
import { deliverySchema } from './schema/delivery-schema.ts'

let content: TestContent
let payload: Payload
let token: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeToken(payload, 'published')
})
afterAll(() => content[Symbol.asyncDispose]())

/** Creates a published page with this data. */
async function publish(slug: string, data: Partial<Page>) {
  const page = { title: slug, slug, _status: 'published', ...data } as const
  return payload.create({ collection: 'pages', data: page })
}

function askPage(slug: string, selection: string) {
  const query = `query ($slug: String) { page(filter: { slug: { eq: $slug } }) { ${selection} } }`
  return ask(payload, query, { token, variables: { slug } })
}

test('an unknown slug returns null with the tag of the slug', async () => {
  const { status, data, errors, tags } = await askPage('nowhere', 'id')

  expect({ status, data, errors, tags }).toEqual({
    status: 200,
    data: { page: null },
    errors: [],
    tags: ['pages:slug=nowhere'],
  })
})

test('blocks keep the editor’s order and have a model key and an id', async () => {
  await publish('blocks', {
    blocks: [
      block('hero', { title: 'One', look: 'big' }),
      block('spacer', { spacing: 48, customize: { background: { color: { hex: '#F0E7D8' } } } }),
      block('hero', { title: 'Two' }),
    ],
  })

  const { data } = await askPage(
    'blocks',
    `_modelApiKey blocks {
      __typename
      ... on BlockRecord { id _modelApiKey }
      ... on HeroRecord { title subtitle isTitleBig }
      ... on SpacerRecord { spacing customize { background { color { hex } } } }
    }`,
  )

  const id = expect.stringMatching(/\w+/)
  const hero = { __typename: 'HeroRecord', _modelApiKey: 'hero', id, subtitle: null }
  expect(data).toEqual({
    page: {
      _modelApiKey: 'page',
      blocks: [
        { ...hero, title: 'One', isTitleBig: true },
        {
          __typename: 'SpacerRecord',
          _modelApiKey: 'spacer',
          id,
          spacing: 48,
          customize: { background: { color: { hex: '#F0E7D8' } } },
        },
        { ...hero, title: 'Two', isTitleBig: false },
      ],
    },
  })
})

test('carousel pictures keep the editor’s order, and deleted ones are left out', async () => {
  const ids: number[] = []
  for (const alt of ['a', 'b', 'c', 'd']) ids.push(await makePicture(payload, { alt }))
  const [a = 0, b = 0, c = 0, d = 0] = ids
  const hero = block('hero', { title: 'First', media: { image: b } })
  await publish('carousel', {
    blocks: [hero, block('image_carousel', { images: [d, b, c, a] })],
  })
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: c } } })

  const { data, tags } = await askPage(
    'carousel',
    'blocks { ... on ImageCarouselRecord { images { alt } } }',
  )

  const images = ['d', 'b', 'a'].map((alt) => ({ alt }))
  expect(data).toHaveProperty('page.blocks', [{}, { images }])
  expect(tags).toEqual(expect.arrayContaining([a, b, c, d].map((id) => `media:${id}`)))
})

test('a block’s picture is null after it was deleted', async () => {
  const image = await makePicture(payload, { alt: 'short-lived' })
  await publish('deleted', { blocks: [block('hero', { title: 'Alone', media: { image } })] })
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: image } } })

  const query = 'blocks { ... on HeroRecord { title media { image { id } } } }'
  const { data, errors, tags } = await askPage('deleted', query)

  expect(errors).toEqual([])
  expect(data).toHaveProperty('page.blocks', [{ title: 'Alone', media: { image: null } }])
  expect(tags).toContain(`media:${image}`)
})

test('a picture has its size, focal point and URLs', async () => {
  const image = await makePicture(payload, { alt: 'bay', width: 1200, height: 900, title: 'Noon' })
  await payload.update({ collection: 'media', id: image, data: { focalX: 25, focalY: 80 } })
  await publish('picture', { blocks: [block('hero', { title: 'Bay', media: { image } })] })

  const { data } = await askPage(
    'picture',
    `blocks { ... on HeroRecord { media { image {
      _modelApiKey alt title width height mimeType url focalPoint { x y }
      responsiveImage(imgixParams: { fit: max, w: 2440, h: 2440, auto: [format, compress], q: 85 }) {
        src srcSet width height aspectRatio alt title bgColor base64
      }
    } } } }`,
  )

  const address = expect.stringMatching(/^\/media\/bay-[0-9a-f]{8}\.jpg\?fit=max&w=1200&h=900&/)
  expect(data).toHaveProperty('page.blocks.0.media.image', {
    _modelApiKey: 'media',
    alt: 'bay',
    title: 'Noon',
    width: 1200,
    height: 900,
    mimeType: 'image/jpeg',
    url: expect.stringMatching(/^\/media\/bay-/),
    focalPoint: { x: 0.25, y: 0.8 },
    responsiveImage: {
      src: address,
      srcSet: expect.stringMatching(/ 400w, .* 1200w$/),
      width: 1200,
      height: 900,
      aspectRatio: 4 / 3,
      alt: 'bay',
      title: 'Noon',
      bgColor: expect.stringMatching(/^#/),
      base64: expect.stringMatching(/^data:image/),
    },
  })
})

test('an unsupported picture size causes a field error only', async () => {
  const image = await makePicture(payload, { alt: 'odd' })
  await publish('odd', { blocks: [block('hero', { title: 'Odd', media: { image } })] })

  const size = 'responsiveImage(imgixParams: { w: 123, h: 45 }) { src }'
  const query = `blocks { ... on HeroRecord { title media { image { ${size} } } } }`
  const { status, data, errors } = await askPage('odd', query)

  expect(status).toBe(200)
  expect(errors[0]?.message).toContain('The sizes are')
  expect(data).toHaveProperty('page.blocks.0.title', 'Odd')
})

test('links lead to pages and safe URLs only', async () => {
  const { id } = await publish('target', {})
  const links = [
    { label: ' Page ', target: 'page', page: id },
    { label: 'Web', target: 'url', url: 'https://elsewhere.example/a?b=1' },
    { label: 'Mail', target: 'url', url: 'mailto:hello@site.example' },
    { label: 'Home', target: 'url', url: '/' },
    { label: 'Script', target: 'url', url: 'javascript:alert(1)' },
    { label: 'Host', target: 'url', url: '//evil.example' },
    { label: 'Backslash', target: 'url', url: '/\\evil.example' },
    { label: '  ', target: 'page', page: id },
    { label: 'Nowhere', target: 'page', page: null },
  ] as const
  const blocks = links.map((link) => block('banner_cta', { title: 'x', link }))
  const data = { title: 'Links', slug: 'links', blocks }
  // Drafts are not validated, so any URL may reach the API.
  await payload.create({ collection: 'pages', data, draft: true })
  const preview = await makeToken(payload, 'preview')

  const query =
    '{ page(filter: { slug: { eq: "links" } }) { blocks { ... on BannerCtaRecord { link { id label to } } } } }'
  const answer = await ask(payload, query, { token: preview, endpoint: 'preview' })

  const linkId = expect.stringMatching(/^\w+-link$/)
  expect(answer.data).toHaveProperty(
    'page.blocks',
    [
      { id: linkId, label: 'Page', to: '/target' },
      { id: linkId, label: 'Web', to: 'https://elsewhere.example/a?b=1' },
      { id: linkId, label: 'Mail', to: 'mailto:hello@site.example' },
      { id: linkId, label: 'Home', to: '/' },
      ...[null, null, null],
      { id: linkId, label: 'Read More', to: '/target' },
      null,
    ].map((link) => ({ link })),
  )
})

test('links resolve to the path of every kind of record', async () => {
  const category = await makeCategory(payload, 'Slope Villas')
  const listing = await makeListing(payload, 'Villa Alba', { category })
  const named = { title: 'Dusk', _status: 'published' } as const
  const experience = await payload.create({ collection: 'experiences', data: named })
  const gallery = await payload.create({ collection: 'galleries', data: named })
  const page = await publish('old-links', {})
  const links = [
    { label: 'Experience', target: 'experience', experience: experience.id },
    { label: 'Category', target: 'category', category },
    { label: 'Listing', target: 'listing', listing: listing.id },
    { label: 'Gallery', target: 'gallery', gallery: gallery.id },
    { label: 'Anchor', target: 'anchor', anchor: 'pool' },
    { label: 'Anchor', target: 'anchor', anchor: '#pool' },
    { label: 'Page', page: page.id },
  ] as const
  await payload.updateGlobal({
    slug: 'global',
    data: { menu: links.map((link) => ({ link })), _status: 'published' },
  })

  const { data, errors, tags } = await ask(payload, '{ global { menu { label to } } }', { token })

  expect(errors).toEqual([])
  expect(data).toHaveProperty('global.menu', [
    { label: 'Experience', to: '/experiences/dusk' },
    { label: 'Category', to: '/real-estate/slope-villas' },
    { label: 'Listing', to: '/real-estate/slope-villas/villa-alba' },
    { label: 'Gallery', to: '/gallery/dusk' },
    { label: 'Anchor', to: '#pool' },
    { label: 'Anchor', to: '#pool' },
    { label: 'Page', to: '/old-links' },
  ])
  expect(tags).toEqual(
    [
      ...['global:global', 'global:global:address'],
      ...[`experiences:${experience.id}`, `galleries:${gallery.id}`, `pages:${page.id}`]
        .concat(`listings:${listing.id}`, `real-estate-categories:${category}`)
        .map((record) => `${record}:address`),
    ].sort(),
  )
})

test('a link of a draft without a target is left out, one without a text reads “Read More”', async () => {
  const preview = await makeToken(payload, 'preview')
  const { id } = await publish('half-links', {})
  const items = [
    { link: { label: 'None', target: 'gallery', page: id } },
    { link: { label: 'Empty', target: 'anchor' } },
    { link: { target: 'page', page: id } },
    { link: { label: 'Whole', page: id } },
  ] as const
  const blocks = [block('explore_more', { items: [...items] })]
  await payload.update({ collection: 'pages', id, data: { blocks }, draft: true })
  const query = `{ page(filter: { slug: { eq: "half-links" } }) {
    blocks { ... on ExploreMoreRecord { items { link { label to } } } }
  } }`

  const { data, errors } = await ask(payload, query, { token: preview, endpoint: 'preview' })

  expect(errors).toEqual([])
  const whole = { link: { label: 'Whole', to: '/half-links' } }
  const read = { link: { label: 'Read More', to: '/half-links' } }
  const none = { link: null }
  expect(data).toHaveProperty('page.blocks', [{ items: [none, none, read, whole] }])
})

test('a link to a listing is left out while its category is a draft', async () => {
  const category = await makeCategory(payload, 'Plum Houses')
  const { id } = await makeListing(payload, 'Casa Pina', { category })
  const link = { label: 'Casa', target: 'listing', listing: id } as const
  await payload.updateGlobal({ slug: 'global', data: { menu: [{ link }], _status: 'published' } })
  const data = { _status: 'draft' } as const
  await payload.update({ collection: 'real-estate-categories', id: category, data })

  const answer = await ask(payload, '{ global { menu { to } } }', { token })

  expect(answer.data).toEqual({ global: { menu: [] } })
  expect(answer.tags).toContain(`real-estate-categories:${category}:address`)
})

test('an invalid anchor is rejected with a message', async () => {
  const link = { label: 'Pool', target: 'anchor', anchor: 'the pool' } as const
  const attempt = payload.updateGlobal({
    slug: 'global',
    data: { menu: [{ link }], _status: 'published' },
  })
  await expect(attempt).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringMatching(/^Start with a letter/) }] },
  })
})

test('rich text is HTML in which the editor’s text is escaped', async () => {
  const { id: page } = await publish('visit', {})
  const gone = await publish('closed', {})
  const address = lexical(
    [words('Playa <b>Norte</b> & '), words('bold', 1), words('both', 3)],
    [linkTo(page, 'Visit'), linkTo(gone.id, 'Closed'), linkTo('javascript:alert(1)', 'Script')],
    [linkTo('https://map.example/?a="b"', 'Map')],
  )
  await payload.delete({ collection: 'pages', id: gone.id })
  await payload.updateGlobal({
    slug: 'global',
    data: {
      menuData: [{ title: 'Here', address }, { title: 'Empty' }],
      phone: '+34 900',
      _status: 'published',
    },
  })

  const query = '{ global { phone menuData { id title address mail } } }'
  const { data, errors, tags } = await ask(payload, query, { token })

  expect(errors).toEqual([])
  expect(data).toHaveProperty('global.menuData', [
    {
      id: expect.any(String),
      title: 'Here',
      mail: null,
      address:
        '<p>Playa &lt;b&gt;Norte&lt;/b&gt; &amp; <strong>bold</strong><em><strong>both</strong></em></p>' +
        '<p><a href="/visit">Visit</a>ClosedScript</p>' +
        '<p><a href="https://map.example/?a=&quot;b&quot;" target="_blank" rel="noopener noreferrer">Map</a></p>',
    },
    { id: expect.any(String), title: 'Empty', mail: null, address: null },
  ])
  expect(tags).toEqual(
    [
      ...['global:global', 'global:global:address'],
      ...[page, gone.id].map((id) => `pages:${id}:address`),
    ].sort(),
  )
})

test('the meta tags describe the page, the site and the share picture', async () => {
  await payload.updateGlobal({
    slug: 'site',
    data: { name: 'Our Place', currency: 'EUR', locale: 'en-GB', _status: 'published' },
  })
  const image = await makePicture(payload, { alt: 'share', width: 2000, height: 1500 })
  await publish('shared', {
    title: 'The bay',
    seo: { title: '', description: 'Calm & warm', noIndex: true },
    blocks: [
      block('intro', { text: 'No picture here' }),
      block('hero', { title: 'Bay', media: { image } }),
    ],
  })

  const selection = '_seoMetaTags { tag attributes content } _shareImage { id alt }'
  const { data, tags } = await askPage('shared', selection)

  const property = (name: string, content: unknown) => ({
    tag: 'meta',
    attributes: { property: name, content },
    content: null,
  })
  const named = (name: string, content: string) => ({
    tag: 'meta',
    attributes: { name, content },
    content: null,
  })
  const address = expect.stringMatching(/^https:\/\/site\.example\/share\/shared-[\da-f]{12}\.jpg$/)
  expect(data).toHaveProperty('page._seoMetaTags', [
    { tag: 'title', attributes: null, content: 'The bay · Our Place' },
    property('og:title', 'The bay · Our Place'),
    named('description', 'Calm & warm'),
    property('og:description', 'Calm & warm'),
    property('og:type', 'website'),
    property('og:site_name', 'Our Place'),
    property('og:locale', 'en_GB'),
    property('og:url', 'https://site.example/shared'),
    property('og:image', address),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'share'),
    named('twitter:card', 'summary_large_image'),
    named('robots', 'noindex'),
  ])
  expect(data).toHaveProperty('page._shareImage', { id: String(image), alt: 'share' })
  expect(tags).toEqual(expect.arrayContaining(['global:site', `media:${image}`]))
})

test('the share picture is the chosen one, else the first one of the page', async () => {
  const chosen = await makePicture(payload, { alt: 'chosen', width: 2000, height: 1500 })
  const first = await makePicture(payload, { alt: 'first', width: 2000, height: 1500 })
  await publish('chosen', {
    seo: { image: chosen },
    blocks: [block('hero', { title: 'Bay', media: { image: first } })],
  })
  await publish('bare', {})
  const shared = await askPage('chosen', '_shareImage { alt }')
  expect(shared.data).toHaveProperty('page._shareImage', { alt: 'chosen' })
  const bare = await askPage('bare', '_shareImage { alt }')
  expect(bare.data).toHaveProperty('page._shareImage', null)
})

test('features are on until an editor switches them off', async () => {
  const names = [...PART_NAMES, 'splash', 'smoothScroll', 'cookieBanner']
  const query = `{ site { features { theme ${names.join(' ')} } } }`
  const on = { theme: 'day', ...Object.fromEntries(names.map((name) => [name, true])) }
  const before = await ask(payload, query, { token })
  expect(before.data).toEqual({ site: { features: on } })
  const features = { dial: false }
  await payload.updateGlobal({ slug: 'site', data: { features, _status: 'published' } })
  const after = await ask(payload, query, { token })
  expect(after.data).toEqual({ site: { features: { ...on, dial: false } } })
})

test('the favicon is returned in supported sizes', async () => {
  const favicon = await makePicture(payload, { alt: 'icon', width: 512, height: 512 })
  const data = { name: 'Our Place', currency: 'EUR', locale: 'en-GB', favicon }
  const publisher = await signIn(payload, 'publisher')
  const { status } = await publisher.ask('POST', '/globals/site', {
    ...data,
    _status: 'published',
  })
  expect(status).toBe(200)

  const query = '{ site { id _modelApiKey favicon { url } faviconMetaTags { tag attributes } } }'
  const answer = await ask(payload, query, { token })

  const href = expect.stringMatching(/^\/media\/icon-/)
  expect(answer.data).toEqual({
    site: {
      id: 'site',
      _modelApiKey: 'site',
      favicon: { url: href },
      faviconMetaTags: [
        { tag: 'link', attributes: { rel: 'icon', sizes: '100x100', href } },
        { tag: 'link', attributes: { rel: 'apple-touch-icon', href } },
      ],
    },
  })
})

test('a page of fifteen blocks is read with five queries', async () => {
  const { id: page } = await publish('linked', {})
  const pictures: number[] = []
  for (let i = 0; i < 6; i++) pictures.push(await makePicture(payload, { alt: `p${i}` }))
  const link = { label: 'More', target: 'page', page } as const
  const blocks = Array.from({ length: 15 }, (_, i) => {
    const media = { image: pictures[i % 6] ?? null }
    if (i % 3 === 0) return block('banner_cta', { title: `${i}`, link, media })
    if (i % 3 === 1) return block('image_carousel', { images: pictures, link })
    return block('feature_5050', { text: { title: `${i}` }, link, media })
  })
  await publish('fifteen', { blocks })
  const query = pageQuery(deliverySchema(payload.config))
  const find = vi.spyOn(payload.db, 'find')
  const findGlobal = vi.spyOn(payload.db, 'findGlobal')

  const { data, errors } = await ask(payload, query, { token, variables: { slug: 'fifteen' } })

  const records = find.mock.calls.map(([{ collection }]) => collection).filter(isContent)
  const globals = findGlobal.mock.calls.map(([{ slug }]) => slug)
  find.mockRestore()
  findGlobal.mockRestore()
  expect(errors).toEqual([])
  expect(data?.record).toHaveProperty('blocks.length', 15)
  expect(records.sort()).toEqual(['media', 'pages', 'pages'])
  // Of the brand, the share picture has its colours and type.
  expect(globals.sort()).toEqual(['brand', 'site'])
})

/** Ignores reads of the token and of jobs of earlier tests. */
function isContent(collection: string) {
  return collection === 'pages' || collection === 'media'
}

test('rows of a block return their text, link and picture, each with an id', async () => {
  const image = await makePicture(payload, { alt: 'jetty' })
  const link = { label: 'Write', target: 'url', url: '/contact' } as const
  await publish('rows', {
    blocks: [
      block('accordion_5050', { links: [{ text: { title: 'Swim' }, link, image }] }),
      block('banner_listing', { media: [{ title: 'The Lake', link, image }] }),
    ],
  })

  const { data, errors } = await askPage(
    'rows',
    `blocks {
      ... on Accordion5050Record {
        links { id text { id eyebrow title text } link { id label to } image { alt } }
        left
      }
      ... on BannerListingRecord { media { id title link { id label to } image { alt } } }
    }`,
  )

  const id = expect.stringMatching(/\w+/)
  const shown = { id, link: { id, label: 'Write', to: '/contact' }, image: { alt: 'jetty' } }
  const text = { id, eyebrow: null, title: 'Swim', text: null }
  expect(errors).toEqual([])
  expect(data).toHaveProperty('page.blocks', [
    { links: [{ ...shown, text }], left: false },
    { media: [{ ...shown, title: 'The Lake' }] },
  ])
})
