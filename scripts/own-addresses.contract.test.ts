import { setAddresses } from '@belvedere/kit/addresses.ts'
import { sign } from '@belvedere/kit/signature.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { latestPosition } from '../content/publish/changes/position.ts'
import { beginFeed } from '../content/publish/changes/record-changes.ts'
import { block } from '../content/testing/block.ts'
import { makeToken } from '../content/testing/delivery.ts'
import { makeCategory, makeListing } from '../content/testing/listing.ts'
import { openContent, type TestContent } from '../content/testing/payload.ts'
import { allKinds } from '../site/content/kinds.ts'
import { testSite } from '../site/testing/test-site.ts'
import { serveContent } from './cache-tags/serve-content.ts'

vi.setConfig({ testTimeout: 120_000 })

const KEY = 'a-key-of-this-test-alone-0123456789abcdef'
const PUBLISHED = { _status: 'published' } as const

let content: TestContent

beforeAll(async () => {
  content = await openContent()
  Object.assign(process.env, { PUBLISH_KEY: KEY, PUBLISHED_QUERIES: 'any' })
  await beginFeed(content.payload)
})
afterAll(async () => {
  setAddresses(null)
  await content[Symbol.asyncDispose]()
})

/** A small site: a category with a house, a gallery, an experience, a map, and links to them. */
async function fill() {
  const { payload } = content
  const category = await makeCategory(payload, 'Altbau')
  const house = await makeListing(payload, 'Nr. 1', { category, slug: 'nr-1' })
  const make = (collection: 'galleries' | 'experiences', title: string) =>
    payload.create({ collection, data: { title, slug: title.toLowerCase(), ...PUBLISHED } })
  const gallery = await make('galleries', 'Innen')
  const experience = await make('experiences', 'Kochen')
  for (const slug of ['map', 'real-estate-overview'] as const)
    await payload.updateGlobal({ slug, data: { blocks: [block('spacer')], ...PUBLISHED } })
  const links = [
    { label: 'House', target: 'listing', listing: house.id },
    { label: 'Gallery', target: 'gallery', gallery: gallery.id },
    { label: 'Experience', target: 'experience', experience: experience.id },
    { label: 'Typed', target: 'url', url: '/gallery/innen' },
  ] as const
  const menu = links.map((link) => ({ link }))
  await payload.updateGlobal({ slug: 'global', data: { menu, ...PUBLISHED } })
  await payload.updateGlobal({ slug: 'home', data: PUBLISHED })
}

const rename = (names: object) => {
  const addresses = { map: null, realEstate: null, experiences: null, gallery: null, ...names }
  const data = { name: 'Kontor Haus', addresses, ...PUBLISHED }
  return content.payload.updateGlobal({ slug: 'site', data })
}

async function open(contentUrl: string) {
  const { payload } = content
  const contentToken = await makeToken(payload, 'published')
  const site = await testSite({ contentUrl, contentToken, kinds: allKinds, publishKey: KEY })
  /** Tells the site about the latest change, as the content service does. */
  const tell = async () => {
    const { sequence } = (await latestPosition(payload)) ?? { sequence: 0 }
    const timestamp = Math.floor(Date.now() / 1000)
    const body = JSON.stringify({ sequence })
    const headers = {
      'x-belvedere-timestamp': String(timestamp),
      'x-belvedere-signature': sign({ key: KEY, timestamp, body }),
    }
    const told = await site.get('/publish', { method: 'POST', body, headers })
    expect(told.status).toBeLessThan(300)
  }
  const answer = async (path: string) => {
    const { status, headers } = await site.get(path)
    return [status, headers.get('location')].filter((part) => part !== null)
  }
  return { ...site, tell, answer }
}

const OLD = ['/real-estate', '/real-estate/altbau', '/real-estate/altbau/nr-1', '/map']
const OLD_BELOW = ['/gallery/innen', '/experiences/kochen']
const NAMES = {
  map: 'lageplan',
  realEstate: 'wohnungen',
  experiences: 'umgebung',
  gallery: 'galerie',
}
const NEW = ['/wohnungen', '/wohnungen/altbau', '/wohnungen/altbau/nr-1', '/lageplan']
const NEW_BELOW = ['/galerie/innen', '/umgebung/kochen']

test('renamed addresses are those of every page, link and file, and the old ones redirect there', async () => {
  await fill()
  await rename({})
  await using server = await serveContent(content.payload)
  const site = await open(server.url)
  for (const path of [...OLD, ...OLD_BELOW]) expect(await site.answer(path), path).toEqual([200])
  for (const path of NEW) expect(await site.answer(path), path).toEqual([404])

  await rename(NAMES)
  await site.tell()
  const moved = [...OLD, ...OLD_BELOW].map((path, i) => [path, [...NEW, ...NEW_BELOW][i]])
  for (const [old = '', now] of moved) expect(await site.answer(old), old).toEqual([301, now])
  for (const path of [...NEW, ...NEW_BELOW]) expect(await site.answer(path), path).toEqual([200])

  const home = await site.text('/')
  for (const path of ['/wohnungen/altbau/nr-1', ...NEW_BELOW])
    expect(home).toContain(`href="${path}"`)
  const house = await site.text('/wohnungen/altbau/nr-1')
  expect(house).toContain('href="https://example.org/wohnungen/altbau/nr-1"')
  expect(house).toContain('href="/wohnungen/altbau"')
  for (const file of ['/sitemap.xml', '/llms.txt']) {
    const text = await site.text(file)
    for (const path of NEW) expect(text, file).toContain(`https://example.org${path}`)
    for (const path of OLD) expect(text, file).not.toContain(`https://example.org${path}`)
  }

  await rename({})
  await site.tell()
  for (const path of [...OLD, ...OLD_BELOW]) expect(await site.answer(path), path).toEqual([200])
  for (const [i, path] of NEW.entries())
    expect(await site.answer(path), path).toEqual([301, OLD[i]])
})

test('Inquire follows its page, and is gone while no public page has a form', async () => {
  await using server = await serveContent(content.payload)
  const site = await open(server.url)
  const inquire = async () => {
    const html = await site.text('/wherever')
    const links = html.matchAll(/<a\b([^>]*)>((?:(?!<\/a>).)*)<\/a>/gs)
    const [, attributes = ''] = [...links].find(([, , text]) => text?.includes('Inquire')) ?? []
    return /href="([^"]*)"/.exec(attributes)?.[1]
  }
  expect(await inquire()).toBeUndefined()
  const { payload } = content
  const sidebar = [{ blockType: 'contact_email', email: 'ask@example.org' } as const]
  const data = { title: 'Kontakt', blocks: [block('contact_form', { sidebar })], ...PUBLISHED }
  const { id } = await payload.create({ collection: 'pages', data })
  const change = async (more: object) => {
    await payload.update({ collection: 'pages', id, data: { ...PUBLISHED, ...more } })
    await site.tell()
  }
  await site.tell()
  expect(await inquire()).toBe('/kontakt')
  await change({ slug: 'fragen' })
  expect(await inquire()).toBe('/fragen')
  await change({ _status: 'draft' })
  expect(await inquire()).toBeUndefined()
  await change({})
  expect(await inquire()).toBe('/fragen')
  await change({ blocks: [] })
  expect(await inquire()).toBeUndefined()
})

test.each([
  [
    { map: 'Lage Plan' },
    'Use lowercase letters, digits and single hyphens, for example “lage-plan”.',
  ],
  [{ map: 'media' }, '“media” is used by the site itself.'],
  [
    { map: 'wohnungen', realEstate: 'wohnungen' },
    '“Categories and listings” has this name already.',
  ],
  [{ gallery: 'map' }, '“Map” has this name already.'],
  [{ realEstate: 'team' }, 'The page “Team” has this address.'],
])('%j is refused', async (names, sentence) => {
  const { payload } = content
  const page = { title: 'Team', slug: 'team' }
  if (Object.values(names).includes('team'))
    await payload.create({ collection: 'pages', data: page })
  const refused = await rename(names).catch((error: unknown) => error)
  expect(JSON.stringify(refused)).toContain(sentence)
})

test('a page cannot have the name of the map, and may have the one that the map had', async () => {
  await rename({ map: 'lageplan' })
  const make = (slug: string) =>
    content.payload.create({ collection: 'pages', data: { title: slug, slug, ...PUBLISHED } })
  await expect(make('lageplan')).rejects.toThrow(/Slug/)
  expect((await make('map')).slug).toBe('map')
  await rename({}).catch(() => undefined)
})
