import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GET } from '../app/media/[file]/route.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { modelOf, type Part } from '../testing/model.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { inspect, makeSettings, run } from '../testing/program.ts'
import { HEIC } from '../testing/samples.ts'
import { writeGltf } from './masterplan/prepare/gltf-io.ts'
import { hills } from './masterplan/prepare/testing/hills.ts'
import { sharp } from './sharp.ts'
import { thumbnailUrl } from './thumbnail.ts'

/** These take long and rarely fail. */
const RELEASE = { tags: ['release'] }

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('uploads', () => {
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
      await expect(
        payload.update({ collection: 'media', id: doc.id, data, file }),
      ).rejects.toThrow()
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

  test.each(['heic', 'mif1'])(
    'a photograph of a phone (%s) is stored as it came, and delivered in formats of browsers',
    async (brand) => {
      const data = Buffer.from(HEIC)
      data.write(brand, 8, 'latin1')
      const file = { data, name: 'IMG 1.HEIC', mimetype: '', size: HEIC.length }
      const { doc } = await upload(0, file)
      expect(doc).toMatchObject({ mimeType: 'image/heic', width: 32, height: 64 })
      expect(readFileSync(pathOf(doc.filename)).equals(data)).toBe(true)
      const src = `http://localhost:3001${thumbnailUrl(doc)}`
      for (const [accept, type] of [
        ['image/webp', 'image/webp'],
        ['*/*', 'image/jpeg'],
      ] as const) {
        const sent = await GET(new Request(src, { headers: { accept } }))
        expect([sent.status, sent.headers.get('content-type')]).toEqual([200, type])
        expect(await sharp(await sent.arrayBuffer()).metadata()).toMatchObject({
          width: 32,
          height: 64,
        })
      }
      await payload.delete({ collection: 'media', id: doc.id })
      expect(readdirSync(folder()).filter((name) => name.startsWith('img-1'))).toEqual([])
    },
  )

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

  test('decoding a picture does not block other writers', RELEASE, async () => {
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

  test('a kill before the commit of a replacement leaves the live picture intact', {
    ...RELEASE,
    timeout: 60_000,
  }, async () => {
    await using settings = await makeSettings()
    const { signal, output } = await run('content/testing/killed-replacement.ts', settings.env)
    expect(signal, output).toBe('SIGKILL')
    const { live } = await inspect(settings.env)
    expect(live).toEqual(['whole'])
  })
})

describe('read-only fields', () => {
  let editor: Person

  beforeAll(async () => {
    editor = await signIn(payload, 'editor')
  })

  const forged = {
    bgColor: 'red;background-image:url(//evil.example/x)',
    base64: 'nonsense',
    thumbhash: 'nonsense',
    light: 'nonsense',
    shapes: ['villa'],
    duration: 7,
    width: 1,
    height: 1,
  }

  async function upload() {
    const create = { width: 64, height: 48, channels: 3, background: '#204060' } as const
    const bytes = await sharp({ create }).jpeg().toBuffer()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], 'bay.jpg', { type: 'image/jpeg' }))
    form.set('_payload', JSON.stringify({ alt: 'A bay', ...forged }))
    return editor.ask('POST', '/media', form)
  }

  test('clients cannot set the fields that are read from a file, on create or update', async () => {
    expect((await upload()).status).toBe(201)
    const [picture] = (await payload.find({ collection: 'media' })).docs
    expect(picture).toMatchObject({ width: 64, height: 48, shapes: null, duration: null })
    expect(picture?.bgColor).toMatch(/^#[\dA-F]{6}$/)
    expect(picture?.base64).toMatch(/^data:image/)

    const change = { alt: 'The bay', ...forged }
    expect((await editor.ask('PATCH', `/media/${picture?.id}`, change)).status).toBe(200)
    const { docs } = await payload.find({ collection: 'media' })
    const { alt: _, updatedAt: __, ...rest } = picture ?? {}
    expect(docs[0]).toMatchObject({ alt: 'The bay', ...rest })
  })
})

describe('masterplans', () => {
  const house: Part = { name: 'villa-01', at: [4, 0, 6], size: [2, 3, 2], anchor: [4, 0.2, 6] }
  const road: Part = { name: 'roads', at: [0, 0, 0], size: [20, 0.1, 1] }

  /** The number makes models differ, so that each has a file of its own. */
  async function fileOf(number: number, side = 40) {
    const data = Buffer.from(await writeGltf(hills(side + number, [house, road])))
    return { data, name: 'Plan.glb', mimetype: 'model/gltf-binary', size: data.length }
  }

  async function upload(number: number, side?: number) {
    const file = await fileOf(number, side)
    return {
      file,
      doc: await payload.create({ collection: 'media', data: { alt: 'A plan' }, file }),
    }
  }

  const folder = () => join(content.folder, 'media')

  const SCENE =
    '{ map { scene { url bytes triangles min max nodes { name x y z horizon } roads { points edges } } } }'

  async function askScene(model: number | null) {
    await payload.updateGlobal({ slug: 'map', data: { model }, draft: true })
    const token = await makeToken(payload, 'preview')
    const { data } = await ask(payload, SCENE, { endpoint: 'preview', token })
    const { map } = (data ?? {}) as { map: { scene: Scene | null } }
    return map.scene
  }

  type Scene = {
    url: string
    bytes: number
    triangles: number
    min: number[]
    nodes: { name: string; horizon: number[] }[]
    roads: { points: number[]; edges: number[] } | null
  }

  test('an uploaded model is kept as it is, and a smaller one beside it is delivered', async () => {
    const { file, doc } = await upload(0, 70)
    expect(readFileSync(join(folder(), doc.filename ?? '')).equals(file.data)).toBe(true)
    const scene = await askScene(doc.id)
    expect(scene?.url).toMatch(/^\/media\/plan-[0-9a-f]{8}-[0-9a-f]{8}\.glb$/)
    expect(scene?.bytes).toBeLessThan(file.size / 4)
    expect(statSync(join(folder(), scene?.url.slice('/media/'.length) ?? '')).size).toBe(
      scene?.bytes,
    )
    expect(scene?.nodes.map(({ name, horizon }) => [name, horizon.length])).toEqual([
      ['villa-01', 72],
      ['land', 0],
      ['roads', 0],
    ])
    expect(scene?.roads).toMatchObject({ edges: [0, 1] })
    expect(scene?.min[0]).toBeCloseTo(-40)
  })

  test('the optimised model is served as immutable, with the MIME type of models', async () => {
    const { doc } = await upload(1)
    const scene = await askScene(doc.id)
    const response = await GET(new Request(`http://localhost:3001${scene?.url}`))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'model/gltf-binary',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(scene?.bytes),
    })
    expect((await response.arrayBuffer()).byteLength).toBe(scene?.bytes)
  })

  test('replacing or deleting a model deletes its optimised file', async () => {
    const { doc } = await upload(2)
    const before = (await askScene(doc.id))?.url.slice('/media/'.length) ?? ''
    const replaced = { collection: 'media', id: doc.id, data: {}, file: await fileOf(3) } as const
    await payload.update(replaced)
    const after = (await askScene(doc.id))?.url.slice('/media/'.length) ?? ''
    expect([before, after].map((name) => existsSync(join(folder(), name)))).toEqual([false, true])
    const others = readdirSync(folder()).length
    await payload.delete({ collection: 'media', id: doc.id })
    expect(readdirSync(folder())).toHaveLength(others - 2)
  })

  test('a small model has no other file: it is delivered as it is', async () => {
    const data = Buffer.from(await modelOf([house]))
    const file = { data, name: 'small.glb', mimetype: 'model/gltf-binary', size: data.length }
    const doc = await payload.create({ collection: 'media', data: { alt: 'A house' }, file })
    const scene = await askScene(doc.id)
    expect(scene).toMatchObject({
      url: `/media/${doc.filename}`,
      bytes: data.length,
      triangles: 12,
    })
  })

  test('a model stored before scenes existed has names but no scene', async () => {
    const { doc } = await upload(4)
    await payload.db.updateOne({ collection: 'media', id: doc.id, data: { shapes: ['villa-01'] } })
    expect(await askScene(doc.id)).toBeNull()
    expect(await askScene(null)).toBeNull()
  })
})
