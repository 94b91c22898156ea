import { addresses } from '@belvedere/kit/addresses.ts'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { inOwnTransaction } from '../payload/in-own-transaction.ts'
import { log } from '../service/publish-log.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { signIn } from '../testing/people.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('redirects', () => {
  const published = { _status: 'published' } as const

  async function redirects() {
    const { docs } = await payload.find({ collection: 'redirects', pagination: false })
    return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
  }

  async function clear() {
    await payload.delete({ collection: 'redirects', where: { id: { exists: true } } })
  }

  const makePage = (slug: string) =>
    payload.create({ collection: 'pages', data: { title: slug, slug, ...published } })

  const rename = (id: number, slug: string) =>
    payload.update({ collection: 'pages', id, data: { slug, ...published } })

  test('moving a published page creates a redirect, and further moves update it', async () => {
    const { id } = await makePage('one')
    await rename(id, 'two')
    expect(await redirects()).toEqual({ '/one': '/two' })
    await rename(id, 'three')
    expect(await redirects()).toEqual({ '/one': '/three', '/two': '/three' })
    await rename(id, 'one')
    expect(await redirects()).toEqual({ '/two': '/one', '/three': '/one' })
    await clear()
  })

  test('the redirect that a slug will make is known beforehand, and is the one that is made', async () => {
    const ada = await signIn(payload, 'editor')
    const moveOf = async (collection: string, id: number, slug: string) =>
      (await ada.ask('GET', `/slugs?collection=${collection}&id=${id}&slug=${slug}`)).body.move
    const { id } = await makePage('wharf')
    expect(await moveOf('pages', id, 'wharf')).toBeNull()
    const move = { from: '/wharf', to: '/jetty', isWithBelow: false }
    expect(await moveOf('pages', id, 'jetty')).toEqual(move)
    await rename(id, 'jetty')
    expect(await redirects()).toEqual({ [move.from]: move.to })
    const category = await makeCategory(payload, 'Sheds')
    expect(await moveOf('real-estate-categories', category, 'barns')).toMatchObject({
      from: '/real-estate/sheds',
      isWithBelow: true,
    })
    const draft = { title: 'Ebb', slug: 'ebb' }
    const { id: unseen } = await payload.create({ collection: 'pages', data: draft, draft: true })
    expect(await moveOf('pages', unseen, 'flood')).toBeNull()
    await clear()
  })

  test('publishing a page at a redirected address deletes the redirect', async () => {
    const { id } = await makePage('first-home')
    await rename(id, 'second-home')
    await makePage('first-home')
    expect(await redirects()).toEqual({})
  })

  test('moving a draft creates no redirect until it is published', async () => {
    const data = { title: 'Draft', slug: 'draft-one' }
    const { id } = await payload.create({ collection: 'pages', data, draft: true })
    await payload.update({ collection: 'pages', id, data: { slug: 'draft-two' }, draft: true })
    await rename(id, 'draft-three')
    expect(await redirects()).toEqual({})
    await payload.update({ collection: 'pages', id, data: { slug: 'draft-four' }, draft: true })
    expect(await redirects()).toEqual({})
    await rename(id, 'draft-four')
    expect(await redirects()).toEqual({ '/draft-three': '/draft-four' })
    await clear()
  })

  test('every kind of record is redirected from its old path', async () => {
    const named = { title: 'Dusk', slug: 'dusk', ...published } as const
    const experience = await payload.create({ collection: 'experiences', data: named })
    const gallery = await payload.create({ collection: 'galleries', data: named })
    const data = { slug: 'dawn', ...published } as const
    await payload.update({ collection: 'experiences', id: experience.id, data })
    await payload.update({ collection: 'galleries', id: gallery.id, data })
    expect(await redirects()).toEqual({
      '/experiences/dusk': '/experiences/dawn',
      '/gallery/dusk': '/gallery/dawn',
    })
    await clear()
  })

  test('listings are redirected when their category moves or changes', async () => {
    const [sea, bay] = [await makeCategory(payload, 'Sea'), await makeCategory(payload, 'Bay')]
    const { id } = await makeListing(payload, 'Alba', { category: sea })
    await payload.update({ collection: 'listings', id, data: { category: bay, ...published } })
    expect(await redirects()).toEqual({ '/real-estate/sea/alba': '/real-estate/bay/alba' })
    const data = { slug: 'lagoon', ...published } as const
    await payload.update({ collection: 'real-estate-categories', id: bay, data })
    expect(await redirects()).toMatchObject({
      '/real-estate/bay': '/real-estate/lagoon',
      '/real-estate/bay/*': '/real-estate/lagoon/*',
    })
    await clear()
  })

  test('a new category at the old address of another one replaces its redirects', async () => {
    const first = await makeCategory(payload, 'Cove')
    const data = { slug: 'harbour', ...published } as const
    await payload.update({ collection: 'real-estate-categories', id: first, data })
    expect(await redirects()).toHaveProperty(['/real-estate/cove/*'])
    const category = await makeCategory(payload, 'Cove')
    await makeListing(payload, 'Brisa', { category })
    expect(await redirects()).toEqual({})
    await clear()
  })

  test('the delivery API returns the status of a redirect as a number', async () => {
    await payload.create({
      collection: 'redirects',
      data: { from: '/A/', to: '/b', status: '302' },
    })
    const token = await makeToken(payload, 'published')
    const query = '{ redirects(first: 100) { from to status } _redirectsMeta { count } }'
    const { data, tags } = await ask(payload, query, { token })
    expect(data).toEqual({
      redirects: [{ from: '/a', to: '/b', status: 302 }],
      _redirectsMeta: { count: 1 },
    })
    expect(tags).toContain('redirects:list')
    await clear()
  })

  test.each([
    ['/a\\b', '/new', 'from', /^Start with a slash/],
    ['/a/*?b=c', '/new', 'from', /^Use either a \*/],
    ['/a?preview=true', '/new', 'from', /^“preview” is a parameter of previews/],
    ['/media/a?b=c', '/new', 'from', /^“\/media\/” is used by/],
    ['/a*b', '/new', 'from', /is only allowed at the end/],
    ['/', '/new', 'from', / is used by the site itself/],
    ['/*', '/new', 'from', / is used by the site itself/],
    ['/map', '/new', 'from', /^“\/map” is used by/],
    ['/real-estate*', '/new', 'from', /^“\/real-estate” is used by/],
    ['/builds/x', '/new', 'from', /^“\/builds\/” is used by/],
    ['/med*', '/new', 'from', /^“\/media.*” is used by/],
    ['/share/*', '/new', 'from', /^“\/share\/” is used by/],
    ['/enquiries/x', '/new', 'from', /^“\/enquiries\/” is used by/],
    ['/health*', '/new', 'from', /^“\/healthz” is used by/],
    ['/robots.txt', '/new', 'from', /^“\/robots.txt” is used by/],
    ['/favicon.*', '/new', 'from', /^“\/favicon.*” is used by/],
    ['/.well-known/x', '/new', 'from', /^“\/.well-known\/” is used by/],
    ['/a', '//evil.example', 'to', /^Start with a slash, or with https/],
    ['/a', 'javascript:alert(1)', 'to', /^Start with a slash, or with https/],
    ['/a', 'https://user:pass@evil.example', 'to', /^Start with a slash, or with https/],
    ['/a', '/b/*', 'to', /^A \* only works/],
    ['/a', '/a', 'to', /^This creates a redirect loop: \/a → \/a/],
    ['/a', 'https://site.example/a', 'to', /^This creates a redirect loop/],
    ['/c?p=1', '/c?p=1&q=2', 'to', /^This creates a redirect loop/],
    ['/c/*', '/c/d', 'to', /^This creates a redirect loop/],
  ])('a redirect from %s to %s is rejected with a message', async (from, to, path, message) => {
    const data = { from, to, status: '301' } as const
    await expect(payload.create({ collection: 'redirects', data })).rejects.toMatchObject({
      data: {
        errors: expect.arrayContaining([
          expect.objectContaining({ path, message: expect.stringMatching(message) }),
        ]),
      },
    })
  })

  test.each([
    ['https://www.old.example/News Today/?b=2&a=1#top', '/news%20today?a=1&b=2'],
    ['/?p=12', '/?p=12'],
    ['old.html', '/old.html'],
    ['/property/*', '/property/*'],
    ['localhost:3000/a?b=c&amp;d=e', '/a?b=c&d=e'],
  ])('a redirect from %s is stored as %s', async (from, stored) => {
    const data = { from, to: '/b', status: '301' } as const
    expect(await payload.create({ collection: 'redirects', data })).toMatchObject({ from: stored })
    await clear()
  })

  test('a redirect loop over several rules is rejected, and so is a second redirect from one address', async () => {
    const make = (from: string, to: string) =>
      payload.create({ collection: 'redirects', data: { from, to, status: '301' } })
    await make('/a', '/b')
    await make('/b', '/c')
    await expect(make('/c', '/a')).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('/c → /a → /b → /c') }] },
    })
    await expect(make('/a', '/d')).rejects.toThrow(/from/)
    await expect(make('/legacy/*', 'https://old.example/*')).resolves.toBeDefined()
    await clear()
  })

  test('a redirect from the address of a published record is rejected, others are accepted', async () => {
    const make = (from: string) =>
      payload.create({ collection: 'redirects', data: { from, to: '/b', status: '301' } })
    const { id } = await makePage('living')
    const category = await makeCategory(payload, 'Alive')
    await makeListing(payload, 'Vita', { category })
    for (const [path, title] of [
      ['/living', 'The page “living”'],
      ['/real-estate/alive', 'The category “Alive”'],
      ['/real-estate/alive/vita', 'The listing “Vita”'],
    ] as const)
      await expect(make(path)).rejects.toMatchObject({
        data: { errors: [{ path: 'from', message: expect.stringMatching(title) }] },
      })
    for (const [rule, message] of [
      ['/livi*', 'This would hide what is public at /living.'],
      ['/real-estate/alive/*', 'hide what is public at /real-estate/alive/vita'],
    ] as const)
      await expect(make(rule)).rejects.toMatchObject({
        data: { errors: [{ path: 'from', message: expect.stringContaining(message) }] },
      })
    await expect(make('/living/*')).resolves.toBeDefined()
    await expect(make('/real-estate/elsewhere/vita')).resolves.toBeDefined()
    await expect(make('/old/index.html')).resolves.toBeDefined()
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    await expect(make('/living')).resolves.toBeDefined()
    await clear()
  })
})

describe('old addresses', () => {
  beforeEach(async () => {
    await payload.delete({ collection: 'redirects', where: { id: { exists: true } } })
  })

  const published = { _status: 'published' } as const
  const unpublished = { _status: 'draft' } as const

  async function redirects() {
    const { docs } = await payload.find({ collection: 'redirects', pagination: false })
    return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
  }

  const makePage = (slug: string) =>
    payload.create({ collection: 'pages', data: { title: slug, slug, ...published } })

  const update = (id: number, data: object) => payload.update({ collection: 'pages', id, data })

  const redirect = (from: string, to: string) =>
    payload.create({ collection: 'redirects', data: { from, to, status: '301' } })

  test('a page that moves while unpublished is redirected when it is published again', async () => {
    const { id } = await makePage('was-here')
    await update(id, unpublished)
    await payload.update({ collection: 'pages', id, data: { slug: 'in-between' }, draft: true })
    await update(id, { slug: 'is-there', ...unpublished })
    expect(await redirects()).toEqual({})
    await update(id, published)
    expect(await redirects()).toEqual({ '/was-here': '/is-there' })
  })

  test('the old address is not redirected when another page uses it by then', async () => {
    const { id } = await makePage('shared')
    await update(id, { slug: 'moved-on', ...unpublished })
    await makePage('shared')
    await update(id, published)
    expect(await redirects()).toEqual({})
  })

  test('a page that is published again at its old address creates no redirect', async () => {
    const { id } = await makePage('comes-back')
    await update(id, unpublished)
    await update(id, published)
    expect(await redirects()).toEqual({})
  })

  test('the old addresses of an unpublished category and its listings are redirected', async () => {
    const category = await makeCategory(payload, 'Coves')
    await makeListing(payload, 'Lume', { category })
    const move = (data: object) =>
      payload.update({ collection: 'real-estate-categories', id: category, data })
    await move({ slug: 'inlets', ...unpublished })
    await move(published)
    expect(await redirects()).toEqual({
      '/real-estate/coves': '/real-estate/inlets',
      '/real-estate/coves/*': '/real-estate/inlets/*',
    })
  })

  test('a renamed part of addresses is redirected, and has its new name once that is stored', async () => {
    const rename = async (map: string | null, isKept = true) => {
      const req = await createLocalReq({}, payload)
      let before: string | undefined
      await inOwnTransaction(req, async (own) => {
        const data = { name: 'Kontor Haus', addresses: { map }, ...published }
        await payload.updateGlobal({ slug: 'site', data, req: own })
        before = addresses().map
        return isKept
      })
      return { before, after: addresses().map, rules: await redirects() }
    }
    const trial = await rename('karte', false)
    expect(trial).toEqual({ before: 'map', after: 'map', rules: {} })
    const there = await rename('karte')
    expect(there).toEqual({ before: 'map', after: 'karte', rules: { '/map': '/karte' } })
    const back = await rename(null)
    expect(back).toEqual({ before: 'karte', after: 'map', rules: { '/karte': '/map' } })
  })

  test('a name that another section is published with is free once that has left it', async () => {
    const rename = (addresses: object) =>
      payload.updateGlobal({ slug: 'site', data: { name: 'Kontor Haus', addresses, ...published } })
    const swapped = rename({ gallery: 'experiences', experiences: 'gallery' })
    await expect(swapped).rejects.toMatchObject({
      data: {
        errors: expect.arrayContaining([
          expect.objectContaining({
            message: expect.stringMatching(/^“Galleries” is published with this name\. Publish/),
          }),
        ]),
      },
    })
    expect(await redirects()).toEqual({})
    await rename({ gallery: 'bilder' })
    await rename({ gallery: 'bilder', experiences: 'gallery' })
    expect(await redirects()).toEqual({ '/experiences/*': '/gallery/*' })
    await rename({ gallery: null, experiences: null })
  })

  test('moving a page deletes a redirect that would now cause a loop', async () => {
    const { id } = await makePage('thing')
    await redirect('/ne*', '/thing')
    await redirect('/elder', '/thing')
    await update(id, { slug: 'new-thing', ...published })
    expect(await redirects()).toEqual({ '/elder': '/new-thing', '/thing': '/new-thing' })
  })

  test('a move that is only tried says nothing of the redirects that it would cost', async () => {
    const { id } = await makePage('ferry-house')
    await redirect('/new-f*', '/ferry-house')
    const warned = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    const req = await createLocalReq({}, payload)
    const move = (isKept: boolean) =>
      inOwnTransaction(req, async (own) => {
        const data = { slug: 'new-ferry-house', ...published }
        await payload.update({ collection: 'pages', id, data, req: own })
        return isKept
      })
    await move(false)
    expect(warned).not.toHaveBeenCalled()
    expect(await redirects()).toEqual({ '/new-f*': '/ferry-house' })
    await move(true)
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Redirect deleted/),
      expect.objectContaining({ loop: expect.anything() }),
    )
  })

  test('a rule that hides a page made after it can lead elsewhere, and does not keep pages from moving', async () => {
    const rule = await redirect('/pier*', '/landing')
    await makePage('pier-head')
    const { id } = await makePage('landing')
    await update(id, { slug: 'stairs', ...published })
    expect(await redirects()).toMatchObject({ '/pier*': '/stairs' })
    const data = { to: '/elsewhere' }
    await payload.update({ collection: 'redirects', id: rule.id, data })
    expect(await redirects()).toMatchObject({ '/pier*': '/elsewhere' })
  })

  test('deleting a page deletes the redirects to it and no others', async () => {
    const { id } = await makePage('short-lived')
    await update(id, { slug: 'dying', ...published })
    await redirect('/hand-made', '/dying')
    await redirect('/elsewhere', '/dying-out')
    await payload.delete({ collection: 'pages', id })
    expect(await redirects()).toEqual({ '/elsewhere': '/dying-out' })
  })

  test('deleting a listing or an unpublished category deletes the redirects to it and below it', async () => {
    const category = await makeCategory(payload, 'Quays')
    const { id } = await makeListing(payload, 'Onda', { category })
    const move = (data: object) =>
      payload.update({ collection: 'real-estate-categories', id: category, data })
    await payload.update({ collection: 'listings', id, data: { slug: 'mallow', ...published } })
    expect(await redirects()).toEqual({ '/real-estate/quays/onda': '/real-estate/quays/mallow' })
    await payload.delete({ collection: 'listings', id })
    expect(await redirects()).toEqual({})
    await move({ slug: 'piers', ...published })
    await move(unpublished)
    await payload.delete({ collection: 'real-estate-categories', id: category })
    expect(await redirects()).toEqual({})
  })
})
