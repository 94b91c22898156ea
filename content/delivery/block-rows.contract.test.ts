import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../payload-types.ts'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makePicture } from '../testing/picture.ts'
import { PDF } from '../testing/samples.ts'

let content: TestContent
let payload: Payload
let token: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeToken(payload, 'published')
})
afterAll(() => content[Symbol.asyncDispose]())

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

test('a globe gets the property’s coordinates from the settings, and is tagged with them', async () => {
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

test('a hero gets the time zone of the house from the settings, and is tagged with them', async () => {
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
