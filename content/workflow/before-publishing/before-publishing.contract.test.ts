import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addresses } from '@belvedere/kit/addresses.ts'
import { languageOf } from '@belvedere/kit/words/words-of.ts'
import { createLocalReq, type Payload, type ValidationError } from 'payload'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { wordKeys } from '../../delivery/brand/word-list.ts'
import { showsPart } from '../../model/theme-parts.ts'
import { asDocs } from '../../payload/doc.ts'
import { log } from '../../service/publish-log.ts'
import { block } from '../../testing/block.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { lexical, linkTo, words } from '../../testing/rich-text.ts'
import type { WhatGoes } from '../before-deleting/what-goes.ts'
import { whatSelectionChanges } from './what-selection-changes.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('before publishing', () => {
  let bo: Person

  const published = { _status: 'published' } as const
  const KEY = 'a key for tests alone'

  beforeAll(async () => {
    bo = await signIn(payload, 'editor', 'bo')
  })

  const ask = (person: Person, id: number, values = {}) =>
    person.ask('POST', '/before-publishing', { collection: 'pages', id, values })
  const askPages = (id: number) =>
    bo.ask('POST', '/before-publishing/pages', { collection: 'pages', id })

  /** A replica of the site that has these pages for any tags; records the requested tags. */
  async function siteWith(first: string[]) {
    const asked: unknown[] = []
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      asked.push(request.headers.authorization, JSON.parse(Buffer.concat(chunks).toString()))
      response.writeHead(200).end(JSON.stringify({ pages: first.length + 3, first }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}/publish`, asked }
  }

  function publishesTo(...urls: string[]) {
    vi.stubEnv('PUBLISH_URL', urls.join(','))
    vi.stubEnv('PUBLISH_KEY', KEY)
    onTestFinished(() => void vi.unstubAllEnvs())
  }

  test('a listing without a picture, or with an odd price among those of its category, is noted', async () => {
    const category = await makeCategory(payload, 'Mills')
    const thumbnail = await makePicture(payload, { alt: 'A mill' })
    for (const price of [1_200_000, 2_000_000, 4_100_000, null])
      await makeListing(payload, `For ${price}`, { category, thumbnail, price })
    const { id } = await makeListing(payload, 'Odd', { category, thumbnail, price: 9_000_000 })
    const noted = async (values: object) => {
      const sent = { collection: 'listings', id, values }
      const { body } = await bo.ask('POST', '/before-publishing', sent)
      return (body.warnings as { path: string; sentence: string }[]).map(
        ({ path, sentence }) => `${path}: ${sentence}`,
      )
    }
    expect(await noted({ price: 2_500_000 })).toEqual([])
    expect(await noted({ price: null })).toEqual([])
    expect(await noted({})).toEqual([expect.stringMatching(/^price: .*above.*“Mills”/)])
    expect(await noted({ price: 240_000, thumbnail: null })).toEqual([
      expect.stringMatching(/^pictures: There is no picture/),
      expect.stringMatching(/^price: 240,000 is below.*1,200,000 to 4,100,000/),
    ])
    expect(await noted({ price: 0 })).toEqual([expect.stringMatching(/^price: The price is 0/)])
  })

  const noted = async (values: object) => {
    const sent = { global: 'site', values: { name: 'Kontor Haus', ...values } }
    const { body } = await bo.ask('POST', '/before-publishing', sent)
    return (body.warnings as { path: string; sentence: string }[]).map(
      ({ path, sentence }) => `${path}: ${sentence}`,
    )
  }

  test('a site without a page to ask on is noted, and a chosen page that is a draft', async () => {
    const nowhere = expect.stringMatching(/^inquireTo: No public page has a contact form/)
    expect(await noted({})).toEqual([nowhere])
    const make = (slug: string, more = {}) =>
      payload.create({ collection: 'pages', data: { title: slug, slug, ...more } })
    const draft = await make('fragen')
    const hidden = expect.stringMatching(/^inquireTo: Page “fragen” is not published/)
    expect(await noted({ inquireTo: draft.id })).toEqual([nowhere, hidden])
    const { id } = await make('kontakt', published)
    expect(await noted({ inquireTo: id })).toEqual([])
  })

  test('a site in a language without words is noted, until its owner has entered all of them', async () => {
    const ofLocale = async (locale: string) =>
      (await noted({ locale })).filter((note) => note.startsWith('locale: '))
    const keys = wordKeys('fr-FR')
    const enter = (entered: readonly string[]) => {
      const own = Object.fromEntries(entered.map((key) => [key, 'Mot']))
      return payload.updateGlobal({ slug: 'brand', data: { words: own, ...published } })
    }
    expect(await ofLocale('de-CH')).toEqual([])
    expect(await ofLocale('fr-FR')).toEqual([
      expect.stringMatching(/^locale: English, German and Spanish have words, “fr-FR” has not: \d/),
    ])
    await enter(keys.slice(7))
    expect(await ofLocale('fr-FR')).toEqual([expect.stringContaining(': 7 texts ')])
    await enter(keys)
    expect(await ofLocale('fr-FR')).toEqual([])
    await enter([])
  })

  test('a new unit is shown as it is called, and a new row without the id of the row', async () => {
    const category = await makeCategory(payload, 'Barns')
    const { id } = await makeListing(payload, 'Barn', { category, unit: 'L 01' })
    const blocks = [block('content_block', { title: 'Hay' })]
    const data = { unit: 'L 09', blocks }
    await payload.update({ collection: 'listings', id, data, draft: true })
    const { body } = await bo.ask('POST', '/before-publishing', { collection: 'listings', id })
    expect(body.changes).toMatchObject([
      { place: 'Unit', was: { words: 'L 01' }, is: { words: 'L 09' } },
      { kind: 'added', is: { is: 'words', words: 'Hay' } },
    ])
  })

  test('each changed fact of a listing is shown by its label, and a word that is taken away', async () => {
    const facts = [
      { kind: 'rooms', onPage: true },
      { kind: 'energy_class', onPage: true },
      { kind: 'yes', key: 'balcony', label: 'Balcony', onPage: true },
    ] as const
    const site = { name: 'Kontor Haus', facts: facts.map((fact) => ({ ...fact })), ...published }
    await payload.updateGlobal({ slug: 'site', data: site })
    const category = await makeCategory(payload, 'Lofts')
    const before = { rooms: 2.5, energy_class: 'B', balcony: true }
    const { id } = await makeListing(payload, 'Loft', { category, facts: before })
    const values = { facts: { ...before, rooms: 3, balcony: false } }
    const { body } = await bo.ask('POST', '/before-publishing', {
      collection: 'listings',
      id,
      values,
    })
    const words = (text: string) => ({ is: 'words', words: text })
    expect(body.changes).toMatchObject([
      { place: 'Facts › Rooms', path: 'facts.rooms', was: words('2.5'), is: words('3') },
      { place: 'Facts › Balcony', path: 'facts.balcony', was: words('Yes'), is: words('No') },
    ])
    await payload.updateGlobal({ slug: 'brand', data: { words: {}, ...published } })
    const away = { global: 'brand', values: { words: { 'form.news': '' } } }
    const { body: ofBrand } = await bo.ask('POST', '/before-publishing', away)
    expect(ofBrand.changes).toMatchObject([
      { path: 'words.form.news', was: words(languageOf('en').form.news), is: words('Taken away') },
    ])
  })

  test('an editor sees what the form would change, saved or not, and publishes nothing', async () => {
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Tides', blocks: [block('content_block', { title: 'Low' })], ...published },
    })
    const [first] = page.blocks ?? []
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'Saved', blocks: [{ ...first, title: 'High' } as NonNullable<typeof first>] },
      draft: true,
    })
    const { body, status } = await ask(bo, page.id, { title: 'Typed' })
    expect(status).toBe(200)
    expect(body).toEqual({
      isPublic: true,
      more: 0,
      refusals: [],
      isTried: true,
      warnings: [],
      changes: [
        {
          kind: 'changed',
          place: 'Title',
          path: 'title',
          was: { is: 'words', words: 'Tides' },
          is: { is: 'words', words: 'Typed' },
        },
        {
          kind: 'changed',
          place: 'Block 1 (Title and text) › Title',
          path: `blocks.${first?.id}.title`,
          was: { is: 'words', words: 'Low' },
          is: { is: 'words', words: 'High' },
        },
      ],
    })
    expect((await payload.findByID({ collection: 'pages', id: page.id })).title).toBe('Tides')
  })

  test('a change of formatting alone is shown, with the record that a new link leads to', async () => {
    const bay = await payload.create({ collection: 'pages', data: { title: 'Bay', ...published } })
    const data = (text: ReturnType<typeof lexical>) => [
      block('content_block', { title: 'Low', text }),
    ]
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Looks', blocks: data(lexical([words('Low tide at the bay')])), ...published },
    })
    const text = lexical([
      words('Low '),
      words('tide', 1),
      words(' at the '),
      linkTo(bay.id, 'bay'),
    ])
    const blocks = page.blocks?.map((one) => ({ ...one, text }))
    const { body } = await ask(bo, page.id, { blocks })
    expect(body).toMatchObject({
      changes: [
        {
          place: 'Block 1 (Title and text) › Text',
          was: { is: 'prose', spans: [{ text: 'Low tide at the bay', look: '' }] },
          is: {
            is: 'prose',
            spans: [
              { text: 'Low ', look: '' },
              { text: 'tide', look: 'bold' },
              { text: ' at the ', look: '' },
              { text: 'bay', look: 'link to Bay' },
            ],
          },
        },
      ],
    })
  })

  test('a record that was never public is called new, and missing parts are listed', async () => {
    const hidden = await payload.create({ collection: 'pages', data: { title: 'Hidden' } })
    const open = await payload.create({
      collection: 'pages',
      data: { title: 'Open', ...published },
    })
    const linkTo = (page: number) =>
      block('content_block', { title: 'Low', link: { label: 'Go', target: 'page', page } })
    const blocks = [linkTo(hidden.id), linkTo(open.id)]
    const page = await payload.create({ collection: 'pages', data: { title: 'New', blocks } })
    const { body } = await ask(bo, page.id)
    const places = ['Title', 'Slug', 'Block 1 (Title and text)', 'Block 2 (Title and text)']
    expect(body).toMatchObject({
      isPublic: false,
      changes: places.map((place) => ({ place })),
      warnings: [{ place: 'Block 1 (Title and text) › Link › Page' }],
    })
  })

  test('what a publish would be refused for is named with its field, and nothing is published', async () => {
    const { id } = await payload.create({ collection: 'pages', data: { title: 'Oars' } })
    const untitled = block('features', { title: '', features: [] })
    const { body } = await ask(bo, id, { title: '', blocks: [untitled] })
    const refused = await payload
      .update({
        collection: 'pages',
        id,
        data: { title: '', blocks: [untitled], _status: 'published' } as object,
      })
      .catch((error: ValidationError) => error.data.errors.length)
    expect(body.refusals).toHaveLength(Number(refused))
    expect(body.refusals).toContainEqual({
      path: 'title',
      place: 'Title',
      sentence: expect.any(String),
    })
    expect(body.refusals).toContainEqual({
      path: expect.stringMatching(/^blocks\.[^.]+\.features$/),
      place: expect.stringMatching(/^Block 1 \(/),
      sentence: expect.any(String),
    })
    const now = await payload.findByID({ collection: 'pages', id })
    expect(now).toMatchObject({ title: 'Oars', _status: 'draft' })
    const versions = { collection: 'pages', where: { parent: { equals: id } } } as const
    expect((await payload.findVersions(versions)).totalDocs).toBe(1)
  })

  test('a trial that fails takes nothing else along: the changes are shown, as not checked', async () => {
    const { id } = await payload.create({ collection: 'pages', data: { title: 'Buoys' } })
    const written = vi.spyOn(log, 'error').mockReturnValue(undefined)
    const begin = vi.spyOn(payload.db, 'beginTransaction')
    onTestFinished(() => void vi.restoreAllMocks())
    begin.mockRejectedValueOnce(new Error('database is locked'))
    const one = await ask(bo, id)
    expect(one.status).toBe(200)
    expect(one.body).toMatchObject({ isTried: false, refusals: [], isPublic: false })
    expect(one.body.changes).toContainEqual(expect.objectContaining({ path: 'title' }))
    begin.mockRejectedValueOnce(new Error('database is locked'))
    const asked = { collection: 'pages', ids: [id] }
    const all = await bo.ask('POST', '/before-publishing/selection', asked)
    expect(all.body).toMatchObject({ isTried: false, refusals: [], changed: 1 })
    expect(written).toHaveBeenCalledTimes(2)
  })

  test('what only a hook refuses is found as well, with its field', async () => {
    const make = (title: string, slug: string) =>
      payload.create({ collection: 'pages', data: { title, slug } })
    await make('Reeds', 'reeds')
    const { id } = await make('Sedges', 'sedges')
    expect((await ask(bo, id, { slug: 'reeds' })).body.refusals).toMatchObject([
      { path: 'slug', place: 'Slug', sentence: expect.stringMatching(/./) },
    ])
  })

  test('the settings of the site are tried as well', async () => {
    const odd = { global: 'site', values: { name: '' } }
    const { body } = await bo.ask('POST', '/before-publishing', odd)
    expect(body.refusals).toContainEqual(expect.objectContaining({ path: 'name' }))
  })

  test('trying the settings leaves the look and the addresses of the service as they are', async () => {
    const site = { name: 'Kontor Haus', features: { theme: 'plain' }, addresses: { map: 'karte' } }
    const { body } = await bo.ask('POST', '/before-publishing', { global: 'site', values: site })
    expect(body.refusals).toEqual([])
    expect([showsPart('hours'), addresses().map]).toEqual([true, 'map'])
  })

  test('a selection names the records that would be refused, and what for', async () => {
    const make = (title: string, blocks: ReturnType<typeof block>[] = []) =>
      payload.create({ collection: 'pages', data: { title, blocks }, draft: true })
    const good = await make('Good')
    const bad = await make('Bad', [block('features', { title: '', features: [] })])
    const asked = { collection: 'pages', ids: [good.id, bad.id] }
    const { body } = await bo.ask('POST', '/before-publishing/selection', asked)
    const about = { record: `pages:${bad.id}`, title: 'Bad' }
    expect(body.refusals).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...about, place: expect.any(String) })]),
    )
    expect(body.refusals).not.toContainEqual(expect.objectContaining({ title: 'Good' }))
  })

  test('typed addresses of drafts and of missing pages get a warning; redirects and fixed pages do not', async () => {
    const make = (title: string, slug: string, more = {}) =>
      payload.create({ collection: 'pages', data: { title, slug, ...more } })
    await make('Later', 'later')
    await make('Now', 'now', published)
    await payload.create({
      collection: 'redirects',
      data: { from: '/old', to: '/now', status: '301' },
    })
    const to = (url: string) =>
      block('content_block', { title: 'Low', link: { label: 'Go', target: 'url', url } })
    const fine = ['/now', '/old', '/robots.txt', '/itself', 'https://other.example/nowhere']
    const { id } = await make('Itself', 'itself', { blocks: fine.map(to) })
    expect((await ask(bo, id)).body).toMatchObject({ warnings: [] })
    const blocks = ['/later', '/nowhere'].map(to)
    expect((await ask(bo, id, { blocks })).body).toMatchObject({
      warnings: [
        { sentence: expect.stringContaining('“Later” is not public at /later') },
        { sentence: expect.stringContaining('Nothing is at /nowhere') },
      ],
    })
  })

  test('people who are not editors learn nothing; odd requests are answered with a sentence', async () => {
    const nobody = { ...bo, ask: (await signIn(payload, 'editor', 'gone')).ask }
    await payload.delete({ collection: 'users', where: { name: { equals: 'gone' } } })
    expect((await ask(nobody, 1)).status).toBe(403)
    const odd = await bo.ask('POST', '/before-publishing', { collection: 'users', id: 1 })
    expect([odd.status, odd.message]).toEqual([
      400,
      expect.stringMatching(/Send collection and id/),
    ])
    expect((await ask(bo, 999_999)).status).toBe(404)
  })

  test('the site is asked for the affected pages, which are named', async () => {
    const data = { title: 'Ferry', slug: 'ferry', ...published }
    const { id } = await payload.create({ collection: 'pages', data })
    await payload.update({ collection: 'pages', id, data: { title: 'Ferries' }, draft: true })
    const site = await siteWith(['/', '/ferry', '/unknown'])
    publishesTo(site.url, 'http://127.0.0.1:1/publish')
    const { body } = await askPages(id)
    expect(body).toEqual({
      from: 'site',
      more: 3,
      pages: [
        { path: '/', title: 'Home page' },
        { path: '/ferry', title: 'Ferry' },
        { path: '/unknown', title: '/unknown' },
      ],
    })
    expect(site.asked[0]).toBe(`Bearer ${KEY}`)
    expect(site.asked[1]).toMatchObject({ tags: expect.arrayContaining([`pages:${id}`]) })
  })

  test('with the site down, the records that use this one are listed instead', async () => {
    const { id } = await payload.create({ collection: 'pages', data: { title: 'Alone' } })
    publishesTo('http://127.0.0.1:1/publish')
    expect((await askPages(id)).body).toEqual({ from: 'uses', pages: [], more: 0 })
  })

  test('a selection is summarised: the changed records, the new ones, and the affected pages', async () => {
    const make = (title: string, more = {}) =>
      payload.create({ collection: 'pages', data: { title, ...more } })
    const [same, changed] = [await make('Same', published), await make('Changed', published)]
    const fresh = await make('Fresh')
    await payload.update({
      collection: 'pages',
      id: changed.id,
      data: { title: 'Other' },
      draft: true,
    })
    const { url } = await siteWith(['/changed'])
    publishesTo(url)
    const select = (ids: unknown[]) =>
      bo.ask('POST', '/before-publishing/selection', { collection: 'pages', ids })
    const { body } = await select([same.id, changed.id, fresh.id])
    expect(body).toMatchObject({ changed: 2, isNew: 1, pages: { from: 'site', more: 3 } })
    expect(body.warnings).toEqual([])
    expect((await select([])).status).toBe(400)
    expect((await select(Array.from({ length: 26 }, () => same.id))).status).toBe(400)
  })

  test('a selection that nobody waits for any more is tried no further', async () => {
    const make = (title: string) => payload.create({ collection: 'pages', data: { title } })
    const targets = [await make('First'), await make('Second')].map(
      ({ id }) => ({ collection: 'pages', id }) as const,
    )
    const gone = new AbortController()
    const user = await payload.findByID({ collection: 'users', id: bo.id })
    const own = { user: { ...user, collection: 'users' as const }, req: { signal: gone.signal } }
    const req = await createLocalReq(own, payload)
    const { beginTransaction } = payload.db
    const begin = vi.spyOn(payload.db, 'beginTransaction')
    onTestFinished(() => void vi.restoreAllMocks())
    begin.mockImplementationOnce((options) => {
      gone.abort()
      return beginTransaction.call(payload.db, options)
    })
    await expect(whatSelectionChanges(req, targets)).rejects.toThrow('broke off')
    expect(begin).toHaveBeenCalledOnce()
    begin.mockClear()
    const next = await createLocalReq({ user: own.user }, payload)
    expect(await whatSelectionChanges(next, targets)).toMatchObject({ changed: 2 })
    expect(begin).toHaveBeenCalledTimes(2)
  })

  test('a further click in a list tries only what was not tried since the last change', async () => {
    const make = (title: string, blocks: ReturnType<typeof block>[] = []) =>
      payload.create({ collection: 'pages', data: { title, blocks }, draft: true })
    const bad = await make('Bad', [block('features', { title: '', features: [] })])
    const [good, other] = [await make('Good'), await make('Other')]
    const begin = vi.spyOn(payload.db, 'beginTransaction')
    onTestFinished(() => void vi.restoreAllMocks())
    const triesFor = async (...ids: number[]) => {
      begin.mockClear()
      const { body } = await bo.ask('POST', '/before-publishing/selection', {
        collection: 'pages',
        ids,
      })
      const refused = new Set(asDocs(body.refusals).map(({ title }) => title))
      return [begin.mock.calls.length, [...refused]]
    }
    expect(await triesFor(bad.id, good.id)).toEqual([2, ['Bad']])
    expect(await triesFor(bad.id, good.id, other.id)).toEqual([1, ['Bad']])
    expect(await triesFor(bad.id)).toEqual([0, ['Bad']])
    await payload.update({ collection: 'pages', id: bad.id, data: { blocks: [] }, draft: true })
    expect(await triesFor(bad.id, good.id)).toEqual([1, []])
    await payload.update({ collection: 'pages', id: other.id, data: published })
    expect(await triesFor(bad.id, good.id)).toEqual([2, []])
  })

  test('warnings of a selection name their record; links to records of the selection get no warning', async () => {
    const to = (page: number) =>
      block('content_block', { title: 'Low', link: { label: 'Go', target: 'page', page } })
    const make = (title: string, blocks: ReturnType<typeof block>[] = []) =>
      payload.create({ collection: 'pages', data: { title, blocks } })
    const draft = await make('Draft')
    const [one, other] = [await make('One', [to(draft.id)]), await make('Other', [to(draft.id)])]
    const select = async (...pages: { id: number }[]) => {
      const ids = pages.map(({ id }) => id)
      const { body } = await bo.ask('POST', '/before-publishing/selection', {
        collection: 'pages',
        ids,
      })
      return body
    }
    expect(await select(one, other)).toMatchObject({
      changed: 2,
      warnings: [one, other].map(({ id, title, blocks }) => ({
        record: `pages:${id}`,
        title,
        place: 'Block 1 (Title and text) › Link › Page',
        path: `blocks.${blocks?.[0]?.id}.link.page`,
      })),
    })
    expect(await select(one, other, draft)).toMatchObject({ changed: 3, warnings: [] })
  })

  test('typed addresses of records that are published together get no warning', async () => {
    const to = (url: string) =>
      block('content_block', { title: 'Low', link: { label: 'Go', target: 'url', url } })
    const make = (title: string, slug: string, url: string) =>
      payload.create({ collection: 'pages', data: { title, slug, blocks: [to(url)] } })
    const [one, other] = [await make('Ebb', 'ebb', '/flow'), await make('Flow', 'flow', '/ebb')]
    const warned = async (...pages: { id: number }[]) => {
      const ids = pages.map(({ id }) => id)
      const { body } = await bo.ask('POST', '/before-publishing/selection', {
        collection: 'pages',
        ids,
      })
      return body.warnings
    }
    expect(await warned(one)).toMatchObject([{ sentence: expect.stringContaining('“Flow”') }])
    expect(await warned(one, other)).toEqual([])
  })
})

describe('before deleting', () => {
  let publisher: Person
  let editor: Person

  beforeAll(async () => {
    publisher = await signIn(payload, 'publisher')
    editor = await signIn(payload, 'editor')
  })

  async function ask(collection: string, ids: number[], person = publisher): Promise<WhatGoes> {
    const { status, body } = await person.ask('POST', `/${collection}/before-deleting`, { ids })
    expect(status).toBe(200)
    return body as WhatGoes
  }

  async function makePage(title: string, linked?: number) {
    const blocks = linked ? [block('hero', { title, media: { image: linked } })] : []
    const data = { title, blocks }
    return (await payload.create({ collection: 'pages', data, draft: true })).id
  }

  test('an unused page is deleted with its versions and comments', async () => {
    const id = await makePage('Alone')
    await payload.update({ collection: 'pages', id, data: { title: 'Alone again' }, draft: true })
    const comment = { record: `pages:${id}`, text: 'Why?', at: new Date().toISOString() }
    await payload.db.create({ collection: 'comments', data: comment })
    expect(await ask('pages', [id])).toEqual({
      ids: [id],
      versions: 2,
      comments: 1,
      kept: [],
      mayTakeOut: true,
      address: null,
    })
  })

  test('a used file remains, with the paths of its uses', async () => {
    const [used, free] = [
      await makePicture(payload, { alt: 'A slipway' }),
      await makePicture(payload, { alt: 'A slipway' }),
    ]
    const page = await makePage('Slipway', used)
    const goes = await ask('media', [used, free])
    expect(goes.ids).toEqual([free])
    expect(goes.kept).toMatchObject([
      {
        id: used,
        uses: [{ path: `/collections/pages/${page}`, title: 'Slipway', isNeeded: false }],
      },
    ])
    expect(goes.kept[0]?.uses[0]?.places[0]).toContain('Block 1, Hero')
  })

  test('a category that a listing requires remains; if the listing is used, it remains too', async () => {
    const category = await makeCategory(payload, 'Needed')
    await makeListing(payload, 'Needs it', { category })
    const [kept] = (await ask('real-estate-categories', [category])).kept
    expect(kept?.uses).toMatchObject([{ title: 'Needs it', noun: 'Listing', isNeeded: true }])
  })

  test('a file that only selected files use is deleted with them, unless they remain', async () => {
    const poster = await makePicture(payload, { alt: 'A slipway' })
    const film = await makePicture(payload, { alt: 'A slipway' })
    await payload.db.updateOne({ collection: 'media', id: film, data: { poster } })
    expect((await ask('media', [poster])).ids).toEqual([])
    expect(new Set((await ask('media', [poster, film])).ids)).toEqual(new Set([poster, film]))
    await makePage('Shows the film', film)
    expect((await ask('media', [poster, film])).ids).toEqual([])
  })

  test('the dialog tells an editor beforehand that public records stay', async () => {
    const draft = await makePage('A draft')
    const data = { title: 'Public', _status: 'published' as const }
    const { id } = await payload.create({ collection: 'pages', data })
    const goes = await ask('pages', [draft, id], editor)
    expect(goes).toMatchObject({ ids: [draft], mayTakeOut: false, kept: [{ id, uses: [] }] })
  })

  test('records that the dialog lists as remaining are refused by the service, and the others are deleted', async () => {
    const [used, free] = [
      await makePicture(payload, { alt: 'A slipway' }),
      await makePicture(payload, { alt: 'A slipway' }),
    ]
    await makePage('Uses one', used)
    const { ids, kept } = await ask('media', [used, free])
    expect((await publisher.ask('DELETE', `/media/${kept[0]?.id}`)).status).toBe(409)
    expect((await publisher.ask('DELETE', `/media?where[id][in]=${ids.join()}`)).status).toBe(200)
    const { totalDocs } = await payload.count({
      collection: 'media',
      where: { id: { equals: free } },
    })
    expect(totalDocs).toBe(0)
  })

  test('people without an account, odd numbers and too many records are refused', async () => {
    const refused = await publisher.ask('POST', '/pages/before-deleting', { ids: ['1 OR 1'] })
    expect(refused).toMatchObject({ status: 400, message: 'Send ids, from 1 to 25, or “where”.' })
    const ids = Array.from({ length: 26 }, (_, i) => i + 1)
    expect((await publisher.ask('POST', '/pages/before-deleting', { ids })).status).toBe(400)
    const leaver = await signIn(payload, 'editor', 'leaver')
    await payload.delete({ collection: 'users', id: leaver.id })
    expect((await leaver.ask('POST', '/pages/before-deleting', { ids: [1] })).status).toBe(403)
  })
})
