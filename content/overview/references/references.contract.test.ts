import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '../../payload-types.ts'
import { block } from '../../testing/block.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { lexical, linkTo, words } from '../../testing/rich-text.ts'
import { usedAmong } from './used-among.ts'
import type { Use } from './uses.ts'

let content: TestContent
let payload: Payload
let editor: Person
let publisher: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

describe('references', () => {
  const published = { _status: 'published' } as const

  const makePage = (title: string, blocks: Page['blocks'] = []) =>
    payload.create({ collection: 'pages', data: { title, blocks, ...published } })

  const publicPage = (id: number) => payload.findByID({ collection: 'pages', id, depth: 0 })

  async function usesOf(collection: string, id: number): Promise<Pick<Use, 'title' | 'places'>[]> {
    const { body } = await editor.ask('GET', `/${collection}/${id}/used-in`)
    const { uses } = body as { uses: Use[] }
    return uses.map(({ title, places }) => ({ title, places }))
  }

  const row = (title: string, image: number) => ({ text: { title }, image })

  const link = (page: number) => ({ label: 'There', target: 'page' as const, page })

  test('a picture is found in fields, lists, blocks, rows of blocks, globals and drafts', async () => {
    const image = await makePicture(payload, { alt: 'Everywhere' })
    const other = await makePicture(payload, { alt: 'Elsewhere' })
    const category = await makeCategory(payload, 'Villas')
    await makeListing(payload, 'Villa Luz', {
      category,
      thumbnail: image,
      pictures: [other, image],
    })
    await makePage('Carousel', [
      block('intro', { text: `${image}` }),
      block('image_carousel', { images: [other, image] }),
      block('accordion_5050', { links: [row('One', other), row('Two', image)] }),
    ])
    const { id } = await makePage('Later', [
      block('hero', { title: 'Soon', media: { image: other } }),
    ])
    const blocks = [block('hero', { media: { image } })]
    await payload.update({ collection: 'pages', id, data: { blocks }, draft: true })
    const full = [block('banner_full', { media: { image } })]
    await publisher.ask('POST', '/globals/home', { blocks: full, ...published })
    await publisher.ask('POST', '/globals/global', { image, ...published })

    expect(await usesOf('media', image)).toEqual([
      {
        title: 'Carousel',
        places: ['Block 2, Image carousel › Pictures', expect.stringMatching(/^Block 3.* 2 › /)],
      },
      { title: 'Later', places: [expect.stringMatching(/^Block 1, Hero › .*Picture$/)] },
      { title: 'Villa Luz', places: ['Thumbnail', 'Pictures'] },
      { title: 'Home page', places: [expect.stringMatching(/^Block 1, .* › Picture$/)] },
      { title: 'Menus and footer', places: ['Menu picture'] },
    ])
  })

  test('one search for several records finds the uses that the search for each of them finds', async () => {
    const pictures: number[] = []
    for (let i = 0; i < 8; i++) pictures.push(await makePicture(payload, { alt: `Several ${i}` }))
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = pictures
    const category = await makeCategory(payload, 'Lofts')
    await makeListing(payload, 'Loft', { category, thumbnail: a, pictures: [b] })
    await makePage('Several', [
      block('image_carousel', { images: [c] }),
      block('intro', { text: `${g}` }),
      block('accordion_5050', { links: [row('One', d)] }),
    ])
    const { id } = await makePage('Several later')
    const blocks = [block('hero', { media: { image: e } })]
    await payload.update({ collection: 'pages', id, data: { blocks }, draft: true })
    const binned = await makePage('Several binned', [block('image_carousel', { images: [f] })])
    await publisher.ask('DELETE', `/pages/${binned.id}`)
    await publisher.ask('POST', '/globals/global', { image: e, ...published })

    const ids = [...pictures, 999_999]
    const used = await usedAmong(await createLocalReq({}, payload), { collection: 'media', ids })
    const bySearch = new Map<number, string[]>()
    for (const one of pictures) {
      const { body } = await editor.ask('GET', `/media/${one}/used-in`)
      const paths = (body.uses as Use[]).map(({ path }) => path).sort()
      if (paths.length > 0) bySearch.set(one, paths)
    }
    expect([...bySearch.keys()]).toEqual([a, b, c, d, e])
    expect(new Map([...used].map(([one, paths]) => [one, [...paths].sort()]))).toEqual(bySearch)
  })

  test('links in fields and in rich text are found for several pages at once, and those of a page to itself are not', async () => {
    const pages: number[] = []
    for (const name of ['Field', 'Text', 'Own', 'None', 'Other kind'])
      pages.push((await makePage(name)).id)
    const [field = 0, text = 0, own = 0] = pages
    await makePage('Linking', [
      block('feature_5050', { link: link(field) }),
      block('image_carousel', { images: pages }),
    ])
    const address = lexical([words('See '), linkTo(text, 'us')])
    const data = { menuData: [{ title: 'Here', address }] }
    await publisher.ask('POST', '/globals/global', { ...data, ...published })
    const blocks = [block('feature_5050', { link: link(own) })]
    await payload.update({ collection: 'pages', id: own, data: { blocks, ...published } })
    const req = await createLocalReq({}, payload)
    const used = await usedAmong(req, { collection: 'pages', ids: pages })
    expect([...used]).toEqual([
      [field, new Set([expect.stringMatching(/^\/collections\/pages\//)])],
      [text, new Set(['/globals/global'])],
    ])
  })

  test('an id does not match a longer id or a number in a text', async () => {
    const ids: number[] = []
    for (let i = 0; i < 12; i++) ids.push(await makePicture(payload, { alt: `Many ${i}` }))
    const [last = 0] = ids.slice(-1)
    await makePage('Long ids', [block('image_carousel', { images: [last] })])
    const part = Number(String(last).slice(0, 1))
    expect((await usesOf('media', last)).map(({ title }) => title)).toEqual(['Long ids'])
    expect((await usesOf('media', part)).map(({ title }) => title)).not.toContain('Long ids')
  })

  test('a page is found in links of blocks, in menus and in rich text', async () => {
    const { id } = await makePage('Linked')
    await makePage('Links', [block('feature_5050', { link: link(id) })])
    const address = lexical([words('See '), linkTo(id, 'us')])
    const data = { footMenu1: [{ link: link(id) }], menuData: [{ title: 'Here', address }] }
    await publisher.ask('POST', '/globals/global', { ...data, ...published })
    expect(await usesOf('pages', id)).toEqual([
      {
        title: 'Links',
        places: [expect.stringMatching(/^Block 1, Feature 50\/50 › Link › Page$/)],
      },
      {
        title: 'Menus and footer',
        places: ['Addresses 1 › Address', 'First list of links 1 › Link › Page'],
      },
    ])
  })

  test('deleting a record in use is refused, alone and in bulk', async () => {
    const image = await makePicture(payload, { alt: 'Needed' })
    await makePage('Needs it', [block('image_carousel', { images: [image] })])
    const { status, message } = await publisher.ask('DELETE', `/media/${image}`)
    expect(status).toBe(409)
    expect(message).toMatch(
      /^This is still used in page “Needs it” \(Block 1, Image carousel › Pictures\)\./,
    )
    const bulk = await publisher.ask('DELETE', `/media?where[id][equals]=${image}`)
    expect(bulk.body.errors).toEqual([
      { id: image, isPublic: true, message: expect.stringMatching(/“Needs it”/) },
    ])
    expect(await payload.findByID({ collection: 'media', id: image })).toMatchObject({ id: image })
    expect((await editor.ask('DELETE', `/media/${image}?removeReferences=true`)).message).toMatch(
      /ask a publisher/,
    )
    const unused = await makePicture(payload, { alt: 'Unused' })
    expect((await editor.ask('DELETE', `/media/${unused}`)).status).toBe(200)
  })

  test('what is erased is removed from published records and drafts', async () => {
    const image = await makePicture(payload, { alt: 'Taken out' })
    const kept = await makePicture(payload, { alt: 'Kept' })
    const { id } = await makePage('Shows both', [
      block('image_carousel', { title: 'Two', images: [image, kept] }),
      block('media_carousel', { media: [{ image }, { image: kept }] }),
    ])
    await payload.update({ collection: 'pages', id, data: { title: 'Next' }, draft: true })
    const { status } = await publisher.ask('DELETE', `/media/${image}?removeReferences=true`)
    expect(status).toBe(200)
    await payload.delete({ collection: 'media', id: image, trash: true })
    const draft = await payload.findByID({ collection: 'pages', id, depth: 0, draft: true })
    expect([(await publicPage(id)).title, draft.title]).toEqual(['Shows both', 'Next'])
    for (const { blocks } of [await publicPage(id), draft]) {
      expect(blocks?.[0]).toMatchObject({ title: 'Two', images: [kept] })
      expect(blocks?.[1]).toMatchObject({ media: [{ image: kept }] })
    }
    await payload.update({ collection: 'pages', id, data: { ...published } })
    expect(await publicPage(id)).toMatchObject({ title: 'Next', ...published })
  })

  test('links to an erased page are removed from menus and blocks; the text of rich text stays', async () => {
    const { id } = await makePage('Going')
    const stays = await makePage('Staying')
    const { id: from } = await makePage('From', [
      block('feature_5050', { text: { title: 'Words' }, link: link(id) }),
    ])
    const address = lexical([words('See '), linkTo(id, 'us')])
    const menu = [{ link: link(id) }, { link: link(stays.id) }]
    await publisher.ask('POST', '/globals/global', { menu, menuData: [{ address }], ...published })
    expect((await publisher.ask('DELETE', `/pages/${id}?removeReferences=true`)).status).toBe(200)
    await payload.delete({ collection: 'pages', id: id, trash: true })
    const global = await payload.findGlobal({ slug: 'global', depth: 0 })
    expect(global.menu).toMatchObject([{ link: { label: 'There', page: stays.id } }])
    expect(JSON.stringify(global.menuData)).toContain('"text":"us"')
    expect(JSON.stringify(global.menuData)).not.toContain('internal')
    const page = await publicPage(from)
    expect(page.blocks?.[0]).toMatchObject({ text: { title: 'Words' }, link: { page: null } })
    await payload.update({
      collection: 'pages',
      id: from,
      data: { title: 'From here', ...published },
    })
    await publisher.ask('POST', '/globals/global', { phone: '1', ...published })
  })

  test('a category that listings require is not deleted, even when confirmed', async () => {
    const category = await makeCategory(payload, 'Residences')
    await makeListing(payload, 'Flat 1', { category })
    const { status, message } = await publisher.ask(
      'DELETE',
      `/real-estate-categories/${category}?removeReferences=true`,
    )
    expect(status).toBe(409)
    expect(message).toMatch(
      /^This is needed by listing “Flat 1” \(Category\)\. Choose something else/,
    )
  })

  test('deleting through the local API leaves no dangling ids', async () => {
    const image = await makePicture(payload, { alt: 'By program' })
    const { id } = await makePage('Program', [block('image_carousel', { images: [image] })])
    await payload.delete({ collection: 'media', id: image })
    expect((await publicPage(id)).blocks?.[0]).toMatchObject({ images: [] })
  })

  test('the used-in endpoint requires a session', async () => {
    const { handleEndpoints } = await import('payload')
    const request = new Request('http://localhost:3001/api/media/1/used-in')
    expect((await handleEndpoints({ config: payload.config, request })).status).toBe(403)
  })

  test('records that link to each other are deleted together', async () => {
    const makeDraft = (title: string) =>
      payload.create({ collection: 'pages', data: { title, blocks: [] }, draft: true })
    const ids: number[] = []
    for (let i = 0; i < 6; i++) ids.push((await makeDraft(`Together ${i}`)).id)
    for (const id of ids) {
      const others = ids.filter((other) => other !== id)
      const blocks = others.map((page) =>
        block('content_block', { title: 'Go', link: { label: 'Go', target: 'page', page } }),
      )
      await payload.update({ collection: 'pages', id, data: { blocks }, draft: true })
    }
    const { errors, docs } = await payload.delete({
      collection: 'pages',
      where: { id: { in: ids } },
    })
    expect(errors).toEqual([])
    expect(docs).toHaveLength(6)
  })
})

describe('references in rows and rich text', () => {
  const published = { _status: 'published' } as const

  const makePage = (title: string, blocks: Page['blocks'] = []) =>
    payload.create({ collection: 'pages', data: { title, blocks, ...published } })

  const publicPage = (id: number) => payload.findByID({ collection: 'pages', id, depth: 0 })

  async function usesOf(collection: string, id: number): Promise<Use[]> {
    const { body } = await editor.ask('GET', `/${collection}/${id}/used-in`)
    const { uses } = body as { uses: Use[] }
    return uses
  }

  async function makeDocument(name: string) {
    const file = {
      data: PDF,
      name: `${name}.pdf`,
      mimetype: 'application/pdf',
      size: PDF.byteLength,
    }
    const { id } = await payload.create({ collection: 'media', data: { alt: name }, file })
    return id
  }

  const PDF = Buffer.from(
    '%PDF-1.4\n%âãÏÓ\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  )

  const link = (page: number) => ({ label: 'There', target: 'page' as const, page })

  test('references in the rows of a downloads block are found and removed', async () => {
    const [file, kept] = [await makeDocument('plan'), await makeDocument('prices')]
    const { id: target } = await makePage('Target')
    const { id } = await makePage('Downloads', [
      block('downloads', {
        files: [
          { blockType: 'download_item', link: kept },
          { blockType: 'download_item', label: 'Plan', link: file },
          { blockType: 'link', link: link(target) },
        ],
      }),
    ])
    expect(await usesOf('media', file)).toMatchObject([
      { title: 'Downloads', places: ['Block 1, Downloads › Row 2, File › File'], isNeeded: true },
    ])
    expect(await usesOf('pages', target)).toMatchObject([
      { title: 'Downloads', places: ['Block 1, Downloads › Row 3, Link › Link › Page'] },
    ])
    expect((await publisher.ask('DELETE', `/media/${file}`)).status).toBe(409)
    expect((await publisher.ask('DELETE', `/pages/${target}`)).status).toBe(409)
    expect((await publisher.ask('DELETE', `/pages/${target}?removeReferences=true`)).status).toBe(
      200,
    )
    await payload.delete({ collection: 'pages', id: target, trash: true })
    const { blocks } = await publicPage(id)
    expect(blocks?.[0]).toHaveProperty('files.length', 2)
    expect(blocks).toMatchObject([{ files: [{ link: kept }, { link: file }] }])
  })

  test('an earlier target of a link that now leads elsewhere does not count as a use, and the link stays', async () => {
    const { id: target } = await makePage('Once chosen')
    const book = {
      label: 'Book',
      target: 'url' as const,
      url: 'https://book.example',
      page: target,
    }
    const { id } = await makePage('Books', [block('banner_cta', { title: 'Go', link: book })])
    const menu = [{ link: book }]
    await publisher.ask('POST', '/globals/global', { menu, ...published })
    expect(await usesOf('pages', target)).toEqual([])
    expect((await publisher.ask('DELETE', `/pages/${target}`)).status).toBe(200)
    await payload.delete({ collection: 'pages', id: target, trash: true })
    const kept = { label: 'Book', target: 'url', url: 'https://book.example', page: null }
    expect((await publicPage(id)).blocks).toMatchObject([{ link: kept }])
    const global = await payload.findGlobal({ slug: 'global', depth: 0 })
    expect(global.menu).toMatchObject([{ link: kept }])
  })

  test('a link without a target type leads to its page', async () => {
    const { id: target } = await makePage('Of old')
    const { id } = await makePage('Old link', [
      block('banner_cta', { title: 'Go', link: { label: 'Old', target: null, page: target } }),
    ])
    expect(await usesOf('pages', target)).toMatchObject([{ title: 'Old link' }])
    expect((await publisher.ask('DELETE', `/pages/${target}?removeReferences=true`)).status).toBe(
      200,
    )
    await payload.delete({ collection: 'pages', id: target, trash: true })
    expect((await publicPage(id)).blocks).toMatchObject([{ link: { label: null, page: null } }])
  })

  test('ids that are stored as strings are found', async () => {
    const image = await makePicture(payload, { alt: 'As text' })
    const blocks = [
      { blockType: 'image_carousel', images: [`${image}`] },
      { blockType: 'hero', title: 'Text', media: { image: `${image}` } },
    ]
    await editor.ask('POST', '/pages?draft=true', { title: 'Ids as text', blocks })
    expect(await usesOf('media', image)).toMatchObject([
      { title: 'Ids as text', places: [/Image carousel/, /Hero/].map(matching) },
    ])
    expect((await publisher.ask('DELETE', `/media/${image}`)).status).toBe(409)
  })

  const matching = (words: RegExp): unknown => expect.stringMatching(words)
})

describe('references to missing records', () => {
  const published = { _status: 'published' } as const

  test.each([
    { blockType: 'banner_cta', title: 'Go', link: { label: 'Go', target: 'page', page: 999 } },
    { blockType: 'experiences_carousel', items: [{ experience: 999 }] },
    { blockType: 'gallery_grid', items: [999] },
    { blockType: 'property_listing', items: [999] },
    { blockType: 'image_carousel', images: [999] },
  ])('%j refers to a missing record: it can be saved as a draft only', async (block) => {
    const data = { title: 'Dead', blocks: [block] }
    const { status, body } = await publisher.ask('POST', '/pages', { ...data, ...published })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(/"path":"blocks\.0\./)
    expect((await publisher.ask('POST', '/pages?draft=true', data)).status).toBe(201)
  })

  test('a link to an existing record can be published, also through the local API', async () => {
    const { id } = await payload.create({ collection: 'experiences', data: { title: 'Draft' } })
    const link = { label: 'Go', target: 'experience' as const, experience: id }
    const blocks = [
      block('banner_cta', { title: 'Go', link }),
      block('experiences_carousel', { items: [{ experience: id }] }),
    ]
    const data = { title: 'Alive', blocks, ...published }
    await expect(payload.create({ collection: 'pages', data })).resolves.toMatchObject(published)
  })
})
