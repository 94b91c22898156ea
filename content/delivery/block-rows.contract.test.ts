import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '../payload-types.ts'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makePicture } from '../testing/picture.ts'
import { PDF } from '../testing/samples.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('rows of blocks', () => {
  let token: string

  beforeAll(async () => {
    token = await makeToken(payload, 'published')
  })

  type Blocks = NonNullable<Page['blocks']>

  /** Creates a published page with these blocks. */
  function publish(slug: string, blocks: Blocks) {
    const data = { title: slug, slug, _status: 'published', blocks } as const
    return payload.create({ collection: 'pages', data })
  }

  async function askBlock(slug: string, selection: string) {
    const query = `query ($slug: String) {
    page(filter: { slug: { eq: $slug } }) { blocks { ${selection} } }
  }`
    const { data, errors, tags } = await ask(payload, query, { token, variables: { slug } })
    expect(errors).toEqual([])
    return { blocks: Object(data).page.blocks, tags }
  }

  async function makeGallery(slug: string, images: number[], status: 'published' | 'draft') {
    const data = { title: slug, slug, images, _status: status }
    const { id } = await payload.create({ collection: 'galleries', data })
    return id
  }

  async function makeDocument() {
    const file = { data: PDF, name: 'guide.pdf', mimetype: 'application/pdf', size: PDF.byteLength }
    const data = { alt: 'A guide to the lagoon' }
    const { id } = await payload.create({ collection: 'media', data, file })
    return id
  }

  test('galleries keep the editor’s order and use their first existing picture as thumbnail', async () => {
    const pictures = [
      await makePicture(payload, { alt: 'lost' }),
      await makePicture(payload, { alt: 'first' }),
      await makePicture(payload, { alt: 'second' }),
    ]
    const one = await makeGallery('one', pictures, 'published')
    const empty = await makeGallery('empty', [], 'published')
    const draft = await makeGallery('draft', pictures, 'draft')
    await publish('galleries', [block('gallery_grid', { items: [empty, draft, one] })])
    // Bypasses the usage guard, which the delivery API does not rely on.
    await payload.db.deleteOne({ collection: 'media', where: { id: { equals: pictures[0] ?? 0 } } })

    const { blocks, tags } = await askBlock(
      'galleries',
      '... on GalleryGridRecord { items { slug thumbnail { alt } images { alt } } }',
    )
    const images = [{ alt: 'first' }, { alt: 'second' }]
    expect(blocks[0].items).toEqual([
      { slug: 'empty', thumbnail: null, images: [] },
      { slug: 'one', thumbnail: { alt: 'first' }, images },
    ])
    expect(tags).toEqual(expect.arrayContaining([`galleries:${one}`, `media:${pictures[1]}`]))
  })

  test('download rows are files with their size and links with a target', async () => {
    const link = await makeDocument()
    const to = { label: 'Boats', target: 'url', url: 'https://example.com/boats' } as const
    await publish('downloads', [
      block('downloads', {
        files: [
          { blockType: 'link', link: to },
          { blockType: 'download_item', label: 'Lagoon guide', link },
          { blockType: 'link', link: { label: '', target: 'url' } },
          { blockType: 'link', link: { ...to, label: '' } },
        ],
      }),
    ])

    const { blocks } = await askBlock(
      'downloads',
      `... on DownloadsRecord {
      files {
        __typename
        ... on LinkRecord { id words: label to }
        ... on DownloadItemRecord { id _modelApiKey label link { url filename mimeType size } }
      }
    }`,
    )
    const id = expect.stringMatching(/\w+/)
    const file = {
      filename: expect.stringMatching(/^guide-.*\.pdf$/),
      url: expect.stringMatching(/^\/media\/guide-.*\.pdf$/),
      mimeType: 'application/pdf',
      size: PDF.byteLength,
    }
    expect(blocks[0].files).toEqual([
      { __typename: 'LinkRecord', id, words: 'Boats', to: 'https://example.com/boats' },
      {
        __typename: 'DownloadItemRecord',
        _modelApiKey: 'download_item',
        id,
        label: 'Lagoon guide',
        link: file,
      },
      { __typename: 'LinkRecord', id, words: 'Read More', to: 'https://example.com/boats' },
    ])
  })

  test('a picture is rejected as a download', async () => {
    const picture = await makePicture(payload, { alt: 'A picture' })
    const files = [{ blockType: 'download_item', link: picture } as const]
    await expect(publish('picture', [block('downloads', { files })])).rejects.toThrow(/File/)
  })

  test('the sidebar of a form has four kinds of blocks, each with its own fields', async () => {
    await publish('contact', [
      block('contact_form', {
        heading: 'Write to us',
        sidebar: [
          { blockType: 'contact_phone', title: 'Call', phone: '+44 20 7946 0185' },
          { blockType: 'contact_email', title: 'Write', email: 'hello@example.com' },
          { blockType: 'contact_address', title: 'Here', address: '1 Lane\nOur Place' },
          { blockType: 'contact_text', content: 'Come for two nights.' },
        ],
      }),
    ])

    const { blocks } = await askBlock(
      'contact',
      `... on ContactFormRecord {
      sidebar {
        ... on BlockRecord { _modelApiKey }
        ... on ContactPhoneRecord { title phone }
        ... on ContactEmailRecord { title email }
        ... on ContactAddressRecord { title address map }
        ... on ContactTextRecord { title content }
      }
    }`,
    )
    expect(blocks[0].sidebar).toEqual([
      { _modelApiKey: 'contact_phone', title: 'Call', phone: '+44 20 7946 0185' },
      { _modelApiKey: 'contact_email', title: 'Write', email: 'hello@example.com' },
      { _modelApiKey: 'contact_address', title: 'Here', address: '1 Lane\nOur Place', map: null },
      { _modelApiKey: 'contact_text', title: null, content: 'Come for two nights.' },
    ])
  })

  test('a form without a contact cannot be published', async () => {
    const sidebar = [{ blockType: 'contact_text', content: 'Come.' } as const]
    await expect(publish('incomplete-form', [block('contact_form', { sidebar })])).rejects.toThrow(
      /Contact details/,
    )
  })

  test('a card whose experience is not published has a null experience', async () => {
    const make = (slug: string, _status: 'published' | 'draft') =>
      payload.create({ collection: 'experiences', data: { title: slug, slug, _status } })
    const [sail, spa] = [await make('sail', 'published'), await make('spa', 'draft')]
    const items = [{ experience: spa.id }, { experience: sail.id }]
    await publish('experiences', [block('experiences_carousel', { items })])

    const { blocks } = await askBlock(
      'experiences',
      '... on ExperiencesCarouselRecord { items { image { id } experience { title slug } } }',
    )
    expect(blocks[0].items).toEqual([
      { image: null, experience: null },
      { image: null, experience: { title: 'sail', slug: 'sail' } },
    ])
  })

  test('a latitude out of range is rejected', async () => {
    const communities = [{ title: 'Nowhere', lat: 91, lng: 0 }]
    const refused = publish('globe', [block('globe', { communities })])
    await expect(refused).rejects.toThrow(/Latitude/)
  })

  test('a globe gets the property’s coordinates from the settings, and carries their tag', async () => {
    const site = (place: { lat: number | null; lng: number | null }) =>
      payload.updateGlobal({
        slug: 'site',
        data: { name: 'Our Place', ...place, _status: 'published' },
      })
    await publish('flights', [block('globe', { title: 'Nearer' })])
    const askGlobe = () => askBlock('flights', '... on GlobeRecord { lat lng }')

    await site({ lat: 33.1, lng: -16.3 })
    const { blocks, tags } = await askGlobe()
    expect(blocks).toEqual([{ lat: 33.1, lng: -16.3 }])
    expect(tags).toContain('global:site')
    await site({ lat: 33.1, lng: null })
    expect((await askGlobe()).blocks).toEqual([{ lat: null, lng: null }])
  })

  test('a hero gets the time zone of the property from the settings, and carries their tag', async () => {
    await publish('dawn', [block('hero', { title: 'Early' })])
    const askHero = () => askBlock('dawn', '... on HeroRecord { timeZone }')
    const site = (timeZone: string | null) =>
      payload.updateGlobal({
        slug: 'site',
        data: { name: 'Our Place', timeZone, _status: 'published' },
      })

    await site('Europe/Lisbon')
    const { blocks, tags } = await askHero()
    expect(blocks).toEqual([{ timeZone: 'Europe/Lisbon' }])
    expect(tags).toContain('global:site')
    await site(null)
    expect((await askHero()).blocks).toEqual([{ timeZone: null }])
  })

  test('the hour of a block is asked of every kind, and null where it has none', async () => {
    await publish('hours', [
      block('content_block', { title: 'Lunch', ownHour: 'noon' }),
      block('intro', { text: 'A bay.' }),
      block('spacer'),
    ])
    const { blocks } = await askBlock('hours', '... on BlockRecord { _hour }')
    expect(blocks).toEqual([{ _hour: 'noon' }, { _hour: null }, { _hour: null }])
  })

  test('words of the evening are delivered with their hour, and can be emptied', async () => {
    const words = {
      title: 'Day',
      subtitle: 'Light',
      evening: { title: 'Night', subtitle: 'Lamps' },
    }
    const { id } = await publish('evening', [block('hero', words)])
    const selection = '... on HeroRecord { evening { eyebrow title subtitle from } }'
    const none = { eyebrow: null, title: null, subtitle: null }
    const evenings = async () => (await askBlock('evening', selection)).blocks
    expect(await evenings()).toEqual([
      { evening: { ...none, title: 'Night', subtitle: 'Lamps', from: 19 } },
    ])
    const { blocks } = await payload.findByID({ collection: 'pages', id })
    const emptied = blocks?.map((one) => ({ ...one, evening: { ...none, from: null } })) as Blocks
    await payload.update({
      collection: 'pages',
      id,
      data: { blocks: emptied, _status: 'published' },
    })
    expect(await evenings()).toEqual([{ evening: { ...none, from: null } }])
  })

  test.each([14, 24, 19.5])('the evening does not begin at %d', async (from) => {
    const late = block('hero', { title: 'Day', evening: { title: 'Night', from } })
    await expect(publish(`evening-${Math.floor(from)}`, [late])).rejects.toThrow()
  })
})

describe('drafts', () => {
  let token: string

  beforeAll(async () => {
    token = await makeToken(payload, 'preview')
  })

  const PAGE = 'query ($slug: String) { page(filter: { slug: { eq: $slug } }) { slug title } }'

  // The token may read drafts, so only the endpoint can withhold them.
  const pageOn = (endpoint: 'published' | 'preview', slug: string) =>
    ask(payload, PAGE, { token, endpoint, variables: { slug } })

  const heading = (title: string) => block('hero', { title })

  test('a page that was never published is returned in preview only', async () => {
    const data = { title: 'Secret', slug: 'never-published' }
    const { id } = await payload.create({ collection: 'pages', data, draft: true })

    const published = await pageOn('published', 'never-published')
    const preview = await pageOn('preview', 'never-published')

    expect(published.data).toEqual({ page: null })
    expect(preview.data).toEqual({ page: { slug: 'never-published', title: 'Secret' } })
    expect(preview.tags).toEqual([
      `pages:${id}`,
      `pages:${id}:address`,
      'pages:slug=never-published',
    ])
  })

  test('an unpublished page is returned in preview only', async () => {
    const data = { title: 'Gone', slug: 'taken-back', _status: 'published' } as const
    const { id } = await payload.create({ collection: 'pages', data })
    const before = await pageOn('published', 'taken-back')

    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })

    expect(before.data).toEqual({ page: { slug: 'taken-back', title: 'Gone' } })
    expect((await pageOn('published', 'taken-back')).data).toEqual({ page: null })
    expect((await pageOn('preview', 'taken-back')).data).toHaveProperty('page.title', 'Gone')
  })

  test('unpublished changes are returned in preview only', async () => {
    const data = { title: 'Old', slug: 'changing', _status: 'published' } as const
    const { id } = await payload.create({ collection: 'pages', data })
    await payload.update({
      collection: 'pages',
      id,
      data: { title: 'New', slug: 'changed' },
      draft: true,
    })

    const published = await pageOn('published', 'changing')
    const preview = await pageOn('preview', 'changed')

    expect(published.data).toEqual({ page: { slug: 'changing', title: 'Old' } })
    expect(preview.data).toEqual({ page: { slug: 'changed', title: 'New' } })
    expect((await pageOn('published', 'changed')).data).toEqual({ page: null })
  })

  test('the published endpoint returns no drafts to tokens of either scope', async () => {
    const data = { title: 'Hidden', slug: 'hidden' }
    await payload.create({ collection: 'pages', data, draft: true })
    const weaker = await makeToken(payload, 'published')

    const answer = await ask(payload, PAGE, { token: weaker, variables: { slug: 'hidden' } })

    expect(answer.data).toEqual({ page: null })
    expect(answer.tags).toEqual(['pages:slug=hidden'])
  })

  test('a home page that is only a draft is not returned', async () => {
    const query = '{ home { id blocks { ... on HeroRecord { title } } } }'
    const never = await ask(payload, query, { token, endpoint: 'preview' })
    await payload.updateGlobal({ slug: 'home', data: { blocks: [heading('Draft')] }, draft: true })
    const published = await ask(payload, query, { token })
    const preview = await ask(payload, query, { token, endpoint: 'preview' })

    await payload.updateGlobal({
      slug: 'home',
      data: { blocks: [heading('Live')], _status: 'published' },
    })
    await payload.updateGlobal({ slug: 'home', data: { blocks: [heading('Next')] }, draft: true })
    const live = await ask(payload, query, { token })
    const next = await ask(payload, query, { token, endpoint: 'preview' })

    expect(never.data).toEqual({ home: null })
    expect(published.data).toEqual({ home: null })
    expect(preview.data).toEqual({ home: { id: 'home', blocks: [{ title: 'Draft' }] } })
    expect(live.data).toHaveProperty('home.blocks', [{ title: 'Live' }])
    expect(next.data).toHaveProperty('home.blocks', [{ title: 'Next' }])
    expect(never.tags).toEqual(['global:home:address'])
    expect(live.tags).toEqual(['global:home', 'global:home:address'])
  })

  test('a link to an unpublished page is left out until the page is published', async () => {
    const data = { title: 'Later', slug: 'later' }
    const { id } = await payload.create({ collection: 'pages', data, draft: true })
    const link = { label: 'Later', target: 'page', page: id } as const
    const menus = { menu: [{ link }], footMenu1: [{ link: { ...link, label: '' } }] }
    await payload.updateGlobal({ slug: 'global', data: { ...menus, _status: 'published' } })
    const query = '{ global { menu { label to } footMenu1 { label to } } }'

    const before = await ask(payload, query, { token })
    const preview = await ask(payload, query, { token, endpoint: 'preview' })
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    const after = await ask(payload, query, { token })
    await payload.delete({ collection: 'pages', id })
    const gone = await ask(payload, query, { token })

    const [own, read] = ['Later', 'Read More'].map((label) => ({ label, to: '/later' }))
    const shown = { global: { menu: [own], footMenu1: [read] } }
    const empty = { global: { menu: [], footMenu1: [] } }
    expect([before.data, preview.data]).toEqual([empty, shown])
    expect([after.data, gone.data]).toEqual([shown, empty])
    expect(before.tags).toEqual(['global:global', 'global:global:address', `pages:${id}:address`])
  })

  test('an empty map is refused at publishing, and not public if it was published before', async () => {
    const query = '{ map { slug } addresses indexedPages { path } }'
    const publish = (data: object) =>
      payload.updateGlobal({ slug: 'map', data: { title: 'Map', ...data, _status: 'published' } })
    for (const nothing of [{}, { address: ' \n ' }])
      await expect(publish(nothing)).rejects.toThrow(/Plan/)
    await payload.db.updateGlobal({ slug: 'map', data: { title: 'Map', _status: 'published' } })
    const before = await ask(payload, query, { token })
    expect(before.data).toMatchObject({ map: null })
    expect(before.tags).toContain('global:map')
    expect(JSON.stringify(before.data)).not.toContain('/map')
    await publish({ blocks: [block('spacer')] })
    const after = await ask(payload, query, { token })
    expect(after.data).toMatchObject({ map: { slug: 'map' } })
    expect(after.data?.addresses).toContain('/map')
    await publish({ blocks: [], address: '1 Shore Lane' })
    const addressed = await ask(payload, '{ map { address } addresses }', { token })
    expect(addressed.data).toMatchObject({ map: { address: '1 Shore Lane' } })
    expect(addressed.data?.addresses).toContain('/map')
  })

  test('globals that are pages return their slug', async () => {
    for (const slug of ['home', 'map', 'real-estate-overview'] as const) {
      const blocks = [block('spacer')]
      await payload.updateGlobal({ slug, data: { blocks, _status: 'published' } })
    }
    const { data } = await ask(
      payload,
      '{ home { slug } map { slug } realEstateOverview { slug } }',
      {
        token,
      },
    )
    expect(data).toEqual({
      home: { slug: '' },
      map: { slug: 'map' },
      realEstateOverview: { slug: 'real-estate' },
    })
  })
})
