import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundledFace } from '@belvedere/kit/brand/faces.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, makeToken } from '../../testing/delivery.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { readBrand } from './read-brand.ts'
import { readWords } from './read-words.ts'

let content: TestContent
let payload: Payload
let token: string
let editor: Person
let publisher: Person

type Icon = { size: number; url: string; purpose: string }

const FIELDS = `brand {
  wordmarkDrawing { box { width } content }
  palette { ink sand }
  text { face }
  fonts { use url width ascent }
  labels { menu }
  words { key text }
}`

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeToken(payload, 'published')
  editor = await signIn(payload, 'editor')
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

async function upload(name: string, data: Buffer, mimetype: string) {
  const file = { data, name, mimetype, size: data.byteLength }
  const { id } = await payload.create({ collection: 'media', data: { alt: name }, file })
  return id
}

const drawing = (inner: string) =>
  upload(
    'mark.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${inner}</svg>`),
    'image/svg+xml',
  )

const bundled = () => {
  const [file] = bundledFace('text', 'figtree').files
  return readFile(join(projectRoot(), 'site/public', file?.href ?? ''))
}

const publish = (data: object) =>
  publisher.ask('POST', '/globals/brand', { ...data, _status: 'published' })

const read = async () => {
  const { data, tags } = await ask(payload, `{ ${FIELDS} }`, { token })
  return { brand: data?.brand, tags }
}

test('without a record there is no brand, and an editor saves drafts only', async () => {
  expect((await read()).brand).toBeNull()
  const draft = await editor.ask('POST', '/globals/brand?draft=true', { statement: 'Soon.' })
  expect(draft.status).toBe(200)
  expect((await read()).brand).toBeNull()
  const refused = await editor.ask('POST', '/globals/brand', { _status: 'published' })
  expect(refused.status).toBe(403)
})

test('a published brand is delivered with its SVG as shapes, under its tag', async () => {
  const wordmark = await drawing('<path d="M0 0h9v9z" fill="black"/>')
  const saved = await publish({ wordmark, palette: { ink: '#102030' }, labels: { menu: 'Karte' } })
  expect(saved.message).toBe('')
  const { brand, tags } = await read()
  expect(brand).toMatchObject({
    wordmarkDrawing: { box: { width: 60 }, content: expect.stringContaining('currentColor') },
    palette: { ink: '#102030', sand: null },
    labels: { menu: 'Karte' },
    words: [{ key: 'labels.menu', text: 'Karte' }],
    fonts: [],
  })
  expect(tags).toContain('global:brand')
})

test('words of the studio are delivered, in their groups too, and emptied ones as empty', async () => {
  const words = { 'form.note': '', 'labels.menu': 'Index', 'list.sort': 'Order' }
  expect((await publish({ words })).message).toBe('')
  const { brand } = await read()
  const rows = Object.entries(words).map(([key, text]) => ({ key, text }))
  expect(brand).toMatchObject({ labels: { menu: 'Index' }, words: rows })
  expect((await readWords(payload)).list.sort).toBe('Order')
  const refused = await publish({ words: { 'list.sort': 'x'.repeat(5000) } })
  expect(JSON.stringify(refused.body)).toContain('Shorten “list.sort”')
  await publish({ words: { 'labels.menu': 'Karte' } })
  expect((await read()).brand).toMatchObject({ labels: { menu: 'Karte' } })
})

test('words that were stored in their groups before there was one field for all are read', async () => {
  await payload.db.updateGlobal({ slug: 'brand', data: { words: null } })
  const { brand } = await read()
  expect(brand).toMatchObject({ words: [{ key: 'labels.menu', text: 'Karte' }] })
  const { words } = await payload.findGlobal({ slug: 'brand' })
  expect(words).toEqual({ 'labels.menu': 'Karte' })
})

test('a file that could not be read or shown is refused with a sentence', async () => {
  const faint = await publish({ palette: { paper: '#ffffff', link: '#9fd0ff' } })
  expect(JSON.stringify(faint.body)).toContain('has a contrast of 1.6:1; text needs 4.5:1')
  const noColour = await publish({ palette: { ink: 'expression(1)' } })
  expect(JSON.stringify(noColour.body)).toContain('Enter the colour as #RRGGBB')
  const lettering = await publish({ wordmark: await drawing('<text>Name</text>') })
  expect(JSON.stringify(lettering.body)).toContain('text as outlines')
  expect((await read()).brand).toMatchObject({ palette: { ink: '#102030' } })
})

test('an own font needs a statement of licence, and is delivered with its measures', async () => {
  const file = await upload('own.woff2', await bundled(), 'font/woff2')
  const without = await publish({ text: { face: 'own', file } })
  expect(JSON.stringify(without.body)).toContain('State the licence')
  const licence = 'SIL Open Font License 1.1, from its authors.'
  expect((await publish({ text: { face: 'own', kind: 'sans', file, licence } })).message).toBe('')
  expect((await read()).brand).toMatchObject({
    fonts: [{ use: 'text', url: expect.stringMatching(/^\/media\/own-[\da-f]{8}\.woff2$/) }],
  })
  const { errors } = await ask(payload, '{ brand { text { licence } } }', { token })
  expect(JSON.stringify(errors)).toContain('Cannot query field')
})

test('only fonts for the web are accepted, by their content', async () => {
  const fake = Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(200)])
  await expect(upload('fake.woff2', fake, 'font/woff2')).rejects.toThrow(/damaged, or not a font/)
  const desktop = Buffer.concat([Buffer.from('OTTO'), Buffer.alloc(200)])
  await expect(upload('desktop.woff2', desktop, 'font/woff2')).rejects.toThrow(
    /convert it to WOFF2/,
  )
})

test('the icons are made from the mark', async () => {
  await publish({ mark: await drawing('<circle cx="30" cy="10" r="8"/>') })
  const site = { name: 'Our Place', _status: 'published' }
  await publisher.ask('POST', '/globals/site', { ...site, currency: 'EUR', locale: 'en-GB' })
  const { data } = await ask(payload, '{ site { icons { size url purpose } } }', { token })
  const { icons = [] } = (data?.site ?? {}) as { icons?: Icon[] }
  expect(icons.map(({ size, purpose }) => `${purpose} ${size}`)).toEqual([
    ...['favicon 48', 'apple-touch 180', 'any 192', 'any 512', 'maskable 512'],
  ])
  const { GET } = await import('../../app/media/[file]/route.ts')
  const of = async (url: string) => {
    const answer = await GET(new Request(`http://content${url}`))
    expect(answer.headers.get('cache-control')).toContain('immutable')
    return { answer, body: Buffer.from(await answer.arrayBuffer()) }
  }
  for (const { size, url, purpose } of icons.slice(1)) {
    const { width, height } = await sharp((await of(url)).body).metadata()
    expect([width, height]).toEqual([size, size])
    const { isOpaque } = await sharp((await of(url)).body).stats()
    expect(isOpaque, url).toBe(purpose !== 'any')
  }
  const { answer, body } = await of(icons[0]?.url ?? '')
  expect(answer.headers.get('content-type')).toBe('image/x-icon')
  const sides = [6, 22, 38].map(async (at) => {
    const [length, start] = [body.readUInt32LE(at + 8), body.readUInt32LE(at + 12)]
    const { width, format } = await sharp(body.subarray(start, start + length)).metadata()
    return [body.readUInt8(at), width, format]
  })
  expect(await Promise.all(sides)).toEqual([16, 32, 48].map((side) => [side, side, 'png']))
  await publish({ mark: await drawing('<rect width="60" height="20"/>') })
  const changed = await ask(payload, '{ site { icons { url } } }', { token })
  const { icons: others = [] } = (changed.data?.site ?? {}) as { icons?: Icon[] }
  expect(others).toHaveLength(icons.length)
  for (const { url } of others) expect(icons.map((icon) => icon.url)).not.toContain(url)

  const read = vi.spyOn(payload, 'findGlobal')
  const again = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }
  expect((await GET(new Request(`http://content${icons[0]?.url}`, again))).status).toBe(304)
  expect(read).not.toHaveBeenCalled()
  const gone = await GET(new Request('http://content/media/brand-icon-00000000.ico'))
  expect(gone.status).toBe(404)
  expect(read).toHaveBeenCalled()
})

test('a ground picked by name is delivered in the colour of the brand', async () => {
  await publish({ palette: { sand: '#eee8dd' } })
  const customize = { background: { color: { hex: 'sand' } } }
  const blocks = [{ blockType: 'spacer', spacing: 48, customize }]
  await payload.updateGlobal({
    slug: 'home',
    data: { blocks: blocks as never, _status: 'published' },
  })
  const query =
    '{ home { blocks { ... on SpacerRecord { customize { background { color { hex } } } } } } }'
  const { data, tags } = await ask(payload, query, { token })
  expect(JSON.stringify(data)).toContain('"hex":"#eee8dd"')
  expect(tags).toContain('global:brand')
})

test('a missing mark file does not keep the studio from opening', async () => {
  const mark = await drawing('<circle cx="30" cy="10" r="9"/>')
  await publish({ mark })
  const gone = { filename: 'gone.svg', updatedAt: null }
  await payload.db.updateOne({ collection: 'media', id: mark, data: gone })
  expect(await readBrand(payload)).toMatchObject({ name: 'Our Place', mark: null })
  const { data } = await ask(payload, '{ brand { markDrawing { content } } }', { token })
  expect(data?.brand).toEqual({ markDrawing: null })
})
