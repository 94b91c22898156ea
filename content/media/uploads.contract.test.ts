import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../testing/payload.ts'
import { inspect, makeSettings, run } from '../testing/program.ts'
import { sharp } from './sharp.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

async function jpeg(width: number, isCut = false) {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  const image = sharp({ create: { width, height: 300, channels: 3, background: '#000', noise } })
  const whole = await image.jpeg().toBuffer()
  const data = isCut ? whole.subarray(0, whole.length / 2) : whole
  return { data, name: `view ${width}.jpg`, mimetype: 'image/jpeg', size: data.length }
}

const folder = () => join(content.folder, 'media')
const pathOf = (filename: string | null | undefined) => join(folder(), filename ?? 'none')

async function upload(width: number, given?: Awaited<ReturnType<typeof jpeg>>) {
  const file = given ?? (await jpeg(width))
  const doc = await payload.create({ collection: 'media', data: { alt: 'A view' }, file })
  return { doc, file }
}

test('a picture is stored byte for byte under the file name of its record', async () => {
  const { doc, file } = await upload(310)
  expect(readFileSync(pathOf(doc.filename)).equals(file.data)).toBe(true)
  expect(readdirSync(folder()).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('replacing a picture deletes its old file', async () => {
  const { doc } = await upload(311)
  const file = await jpeg(312)
  const now = await payload.update({ collection: 'media', id: doc.id, data: {}, file })
  expect(readFileSync(pathOf(now.filename)).equals(file.data)).toBe(true)
  expect(existsSync(pathOf(doc.filename))).toBe(false)
})

test.each(['a cut file', 'a missing description'])(
  'a replacement rejected for %s leaves the live picture unchanged',
  async (flaw) => {
    const { doc } = await upload(313)
    const data = flaw === 'a cut file' ? {} : { alt: '' }
    const file = await jpeg(314, flaw === 'a cut file')
    await expect(payload.update({ collection: 'media', id: doc.id, data, file })).rejects.toThrow()
    expect(existsSync(pathOf(doc.filename))).toBe(true)
    const { filename } = await payload.findByID({ collection: 'media', id: doc.id })
    expect(filename).toBe(doc.filename)
    await payload.delete({ collection: 'media', id: doc.id })
  },
)

test('a rolled-back deletion keeps the file; a committed one deletes it', async () => {
  const { doc } = await upload(315)
  const transactionID = (await payload.db.beginTransaction()) ?? ''
  await payload.delete({ collection: 'media', id: doc.id, req: { transactionID } })
  await payload.db.rollbackTransaction(transactionID)
  expect(existsSync(pathOf(doc.filename))).toBe(true)
  await payload.delete({ collection: 'media', id: doc.id })
  expect(existsSync(pathOf(doc.filename))).toBe(false)
})

test('the file of a deleted picture can be uploaded again', async () => {
  const { doc, file } = await upload(316)
  await payload.delete({ collection: 'media', id: doc.id })
  const again = await upload(316, { ...file, name: 'view 316.jpg' })
  expect(again.doc.filename).toBe(doc.filename)
  expect(existsSync(pathOf(doc.filename))).toBe(true)
})

async function signedIn() {
  const [email, password] = ['ada@example.com', 'a long enough password']
  await payload.create({ collection: 'users', data: { email, password } })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return { authorization: `JWT ${token}` }
}

test('the studio shows the files and moves the focal point without touching them', async () => {
  const headers = await signedIn()
  const { doc, file } = await upload(317)
  const { config } = payload
  const ask = (path: string, init: RequestInit = {}) =>
    handleEndpoints({ config, request: new Request(`http://localhost:3001${path}`, init) })

  const shown = await ask(`/api/media/file/${doc.filename}`, { headers })
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await shown.arrayBuffer()).equals(file.data)).toBe(true)
  expect((await ask(`/api/media/file/${doc.filename}`)).status).toBe(403)
  expect((await ask('/api/media/file/no-such.jpg', { headers })).status).toBe(404)

  const edits = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80'
  const moved = await ask(`/api/media/${doc.id}?${edits}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  })
  const { focalX, focalY, filename } = (await moved.json()).doc
  expect({ focalX, focalY, filename }).toEqual({ focalX: 20, focalY: 80, filename: doc.filename })
  expect(readFileSync(pathOf(filename)).equals(file.data)).toBe(true)
})

test('decoding a picture does not block other writers', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  const large = { width: 5000, height: 4000, channels: 3, background: '#000', noise } as const
  const data = await sharp({ create: large }).jpeg().toBuffer()
  const order: string[] = []
  const file = { data, name: 'large.jpg', mimetype: 'image/jpeg', size: data.length }
  const picture = payload.create({ collection: 'media', data: { alt: 'Large' }, file })
  const page = payload.create({ collection: 'pages', data: { title: 'Beside it' }, draft: true })
  await Promise.all([
    picture.then(() => order.push('picture')),
    page.then(() => order.push('page')),
  ])
  expect(order).toEqual(['page', 'picture'])
})

test('uploads of anonymous users are not decoded', async () => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Mine' }))
  form.set('file', new File(['<script>'], 'a.jpg', { type: 'image/jpeg' }))
  const request = new Request('http://localhost:3001/api/media', { method: 'POST', body: form })
  const answer = await handleEndpoints({ config: payload.config, request })
  expect(answer.status).toBe(403)
  expect(await answer.text()).not.toContain('picture')
})

test('a kill before the commit of a replacement leaves the live picture intact', async () => {
  await using settings = await makeSettings()
  const { signal, output } = await run('content/testing/killed-replacement.ts', settings.env)
  expect(signal, output).toBe('SIGKILL')
  const { live } = await inspect(settings.env)
  expect(live).toEqual(['whole'])
}, 60_000)
