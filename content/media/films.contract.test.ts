import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { modelOf } from '../testing/model.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makePicture } from '../testing/picture.ts'
import { mp4, PDF, WEBM } from '../testing/samples.ts'

let content: TestContent
let payload: Payload
let editor: { authorization: string }
let user: TypedUser
/** The routes read the data folder when they are imported. */
let routes: {
  media: (request: Request) => Promise<Response>
  api: (request: Request) => Promise<Response>
}

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  const [{ receiveUploads }, { GET }] = await Promise.all([
    import('./receive-uploads.ts'),
    import('../app/media/[file]/route.ts'),
  ])
  const { config } = payload
  const api = receiveUploads(Promise.resolve(config), (request) =>
    handleEndpoints({ config, request }),
  )
  routes = { media: GET, api }
  const [email, password] = ['ada@example.com', 'a long enough password']
  const role = 'administrator'
  const created = await payload.create({ collection: 'users', data: { email, password, role } })
  user = { ...created, collection: 'users' }
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  editor = { authorization: `JWT ${token}` }
})
afterAll(() => content[Symbol.asyncDispose]())

const MEGABYTE = 1024 * 1024

/** Sends an upload as the studio does. */
async function post(bytes: Buffer<ArrayBuffer> | Buffer, name: string, headers = editor) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A file' }))
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  const whole = new Response(form)
  const body = Buffer.from(await whole.arrayBuffer())
  return routes.api(
    new Request('http://localhost:3001/api/media', {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': whole.headers.get('content-type') ?? '',
        'content-length': String(body.length),
      },
      body,
    }),
  )
}

async function upload(bytes: Buffer, name: string) {
  const answer = await post(bytes, name)
  const { doc, errors } = await answer.json()
  expect(errors?.[0]?.message).toBeUndefined()
  return doc
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  routes.media(new Request(`http://content${path}`, { headers, method }))

const filesIn = (folder: string) =>
  existsSync(join(content.folder, folder)) ? readdirSync(join(content.folder, folder)) : []

async function stored() {
  const { totalDocs } = await payload.count({ collection: 'media' })
  return { records: totalDocs, files: filesIn('media'), waiting: filesIn('incoming') }
}

test('a video is stored byte for byte under a new name, with its size and duration', async () => {
  const film = mp4()
  const doc = await upload(film, 'Hero: drift (final).mov')
  expect(doc).toMatchObject({ mimeType: 'video/mp4', width: 1280, height: 720, duration: 5 })
  expect(doc.filename).toMatch(/^hero-drift-final-[0-9a-f]{8}\.mp4$/)
  expect(readFileSync(join(content.folder, 'media', doc.filename)).equals(film)).toBe(true)
  expect(filesIn('incoming')).toEqual([])
})

test('a video supports full, range and conditional requests', async () => {
  const film = mp4()
  const { filename } = await upload(film, 'parts.mp4')
  const path = `/media/${filename}`
  const whole = await get(path)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(film.length),
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true)

  const part = await get(path, { range: 'bytes=1000-1999' })
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 1000-1999/${film.length}`,
  ])
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(1000, 2000))).toBe(true)
  const end = await get(path, { range: 'bytes=-10' })
  expect(Buffer.from(await end.arrayBuffer()).equals(film.subarray(-10))).toBe(true)

  const etag = whole.headers.get('etag') ?? ''
  expect((await get(path, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  expect((await get(path, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200)
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  const behind = await get(path, { range: `bytes=${film.length}-` })
  expect([behind.status, behind.headers.get('content-range')]).toEqual([
    416,
    `bytes */${film.length}`,
  ])
  const head = await get(path, {}, 'HEAD')
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(film.length), ''])
  expect((await get(`${path}?fit=max&w=1&h=1&auto=format,compress&q=85`)).status).toBe(400)
})

test('a document is downloaded under its own name, with a policy against scripts', async () => {
  const { filename } = await upload(PDF, 'Lagoon guide.pdf')
  const answer = await get(`/media/${filename}`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="lagoon-guide.pdf"',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  })
})

test('a model is served with its MIME type', async () => {
  const model = await modelOf([{ name: 'villa-01', at: [0, 0, 0], size: [1, 1, 1] }])
  const doc = await upload(Buffer.from(model), 'Plan.glb')
  expect(doc).toMatchObject({ mimeType: 'model/gltf-binary' })
  const answer = await get(`/media/${doc.filename}`)
  expect(answer.headers.get('content-type')).toBe('model/gltf-binary')
})

test('the studio supports range requests for videos', async () => {
  const { filename } = await upload(WEBM, 'studio.webm')
  const request = new Request(`http://localhost:3001/api/media/file/${filename}`, {
    headers: { ...editor, range: 'bytes=0-3' },
  })
  const answer = await handleEndpoints({ config: payload.config, request })
  expect([answer.status, Buffer.from(await answer.arrayBuffer()).toString('hex')]).toEqual([
    206,
    '1a45dfa3',
  ])
})

test('a media item has its video and falls back to the poster of the video', async () => {
  const film = await upload(Buffer.concat([mp4(), Buffer.from('\0\0\0\x08free')]), 'delivered.mp4')
  const poster = await makePicture(payload, { alt: 'The still' })
  const other = await makePicture(payload, { alt: 'A still of its own' })
  await payload.update({ collection: 'media', id: film.id, data: { poster } })
  const video = film.id
  const blocks = [
    block('banner_full', { media: { video } }),
    block('banner_full', { media: { video, videoFallbackImage: other } }),
  ]
  await payload.updateGlobal({
    slug: 'home',
    data: { blocks, _status: 'published' },
    user,
  })
  const query = `{ home { blocks { ... on BannerFullRecord { media {
    video { url mimeType width responsiveImage { src } } videoFallbackImage { alt } } } } } }`
  const token = await makeToken(payload, 'preview')
  const { data, errors, tags } = await ask(payload, query, { endpoint: 'preview', token })
  expect(errors).toEqual([])
  const url = `/media/${film.filename}`
  const delivered = { url, mimeType: 'video/mp4', width: 1280, responsiveImage: null }
  expect(data).toMatchObject({
    home: {
      blocks: [
        { media: { video: delivered, videoFallbackImage: { alt: 'The still' } } },
        { media: { video: delivered, videoFallbackImage: { alt: 'A still of its own' } } },
      ],
    },
  })
  expect(tags).toEqual(expect.arrayContaining([`media:${film.id}`, `media:${poster}`]))
})

test('a picture can only be replaced by a picture', async () => {
  const id = await makePicture(payload, { alt: 'A picture' })
  const before = await stored()
  const data = WEBM
  const file = { data, name: 'a.webm', mimetype: 'video/webm', size: data.length }
  await expect(payload.update({ collection: 'media', id, data: {}, file })).rejects.toThrow(
    'A picture can only be replaced by another picture.',
  )
  expect(await stored()).toEqual(before)
})

test.each([
  ['a renamed program', 'setup.jpg', Buffer.from(`MZ${'\0'.repeat(9000)}`), 400],
  ['one with two extensions', 'photo.jpg.exe', Buffer.from(`\x7fELF${'\0'.repeat(9000)}`), 400],
  ['a cut film', 'film.mp4', mp4().subarray(0, 20_000), 400],
  ['a large picture', 'a.jpg', Buffer.alloc(31 * MEGABYTE), 413],
  ['an empty file', 'a.jpg', Buffer.from(''), 400],
  [
    'a drawing with a script',
    'a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    400,
  ],
])('a failed upload (%s) leaves no files behind', async (_, name, bytes, status) => {
  const before = await stored()
  const answer = await post(bytes, name)
  expect(answer.status).toBe(status)
  expect((await answer.json()).errors[0].message).toMatch(/Please|No files/)
  expect(await stored()).toEqual(before)
})

test.each([
  '../../etc/passwd',
  '日本.mp4',
  'a.mp4.exe',
  'C:\\films\\a.webm',
  'a\u202Egpj.mp4',
  'x'.repeat(300),
])('a video named %s gets a URL-safe name', async (name) => {
  const { filename } = await upload(WEBM, name)
  expect(filename).toMatch(/^[a-z0-9][a-z0-9-]*-[0-9a-f]{8}(-\d+)?\.webm$/)
  expect((await get(`/media/${filename}`)).status).toBe(200)
})

/** A request body of the given size in megabytes that counts the bytes read from it. */
function endless(megabytes: number) {
  const read = { megabytes: 0 }
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n'
  const body = new ReadableStream({
    start: (out) => out.enqueue(Buffer.from(head)),
    pull: (out) => {
      if (read.megabytes++ >= megabytes) return out.close()
      out.enqueue(Buffer.alloc(MEGABYTE))
    },
  })
  return { read, body }
}

function send(body: ReadableStream, more: Record<string, string>) {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', ...more }
  // A stream as a body needs `duplex`, which the DOM types lack.
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return routes.api(new Request('http://localhost:3001/api/media', init))
}

test('200 MB with a content length are rejected before the body is read', async () => {
  const before = await stored()
  const { read, body } = endless(200)
  const answer = await send(body, { ...editor, 'content-length': String(200 * MEGABYTE) })
  expect(answer.status).toBe(413)
  expect((await answer.json()).errors[0].message).toMatch(/^This file is larger than 120 MB/)
  expect(read.megabytes).toBeLessThan(2)
  expect(await stored()).toEqual(before)
})

test('200 MB without a content length are rejected while reading, and leave no files', async () => {
  const before = await stored()
  const { read, body } = endless(200)
  const answer = await send(body, editor)
  expect(answer.status).toBe(413)
  expect((await answer.json()).errors[0].message).toMatch(/larger than 120 MB/)
  expect(read.megabytes).toBeLessThan(130)
  expect(await stored()).toEqual(before)
})

test('uploads of anonymous users are not read, with or without a content length', async () => {
  const before = await stored()
  const withLength: Record<string, string> = { 'content-length': String(5 * MEGABYTE) }
  for (const headers of [{}, withLength]) {
    const { read, body } = endless(5)
    const answer = await send(body, headers)
    expect([answer.status, (await answer.json()).errors[0].message]).toEqual([
      403,
      'Sign in to the studio to upload files.',
    ])
    expect(read.megabytes).toBeLessThan(2)
  }
  expect(await stored()).toEqual(before)
})

/** The API behind a real server, with bodies read as Next reads them. */
async function openServer() {
  const server = createServer(async (incoming, outgoing) => {
    const { method, url } = incoming
    const headers = new Headers(
      Object.entries(incoming.headersDistinct).map(([k, v = []]) => [k, v.join()]),
    )
    const init = { method, headers, body: Readable.toWeb(incoming), duplex: 'half' }
    const answer = await routes.api(new Request(`http://localhost:3001${url}`, Object(init)))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<unknown>((resolve) => server.close(resolve).closeAllConnections())
  return { port, [Symbol.asyncDispose]: async () => void (await close()) }
}

/** Sends chunks of JSON until there is an answer, at most 64 MB; returns how much was taken. */
function pour(port: number, path: string, headers: Record<string, string>) {
  const options = { port, host: '127.0.0.1', method: 'POST', path, headers }
  return new Promise<{ status?: number; message: string; megabytes: number }>((resolve, reject) => {
    let megabytes = 0
    let isDone = false
    const sent = request(options, async (response) => {
      isDone = true
      const { errors } = JSON.parse((await response.toArray()).join(''))
      resolve({ status: response.statusCode, message: errors[0].message, megabytes })
      sent.destroy()
    })
    sent.on('error', (error) => !isDone && reject(error))
    const piece = Buffer.alloc(MEGABYTE / 4, ' ')
    const write = () => {
      if (isDone || megabytes >= 64) return
      sent.write(piece, () => {
        megabytes += 0.25
        setImmediate(write)
      })
    }
    write()
  })
}

const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  ['a sign-in without a session', '/api/users/login', {}, /larger than 64 KB/],
  [
    'a form without a session',
    '/api/users/login',
    { 'content-type': 'multipart/form-data; boundary=b' },
    /64 KB/,
  ],
  ['plain text without a session', '/api/pages', { 'content-type': 'text/plain' }, /64 KB/],
  ['an editor', '/api/pages', 'editor', /larger than 6 MB/],
])(
  'a chunked body without end from %s is refused while it arrives',
  async (_, path, who, message) => {
    await using server = await openServer()
    const headers = { ...JSON_TYPE, ...(who === 'editor' ? editor : Object(who)) }
    const answer = await pour(server.port, path, headers)
    expect(answer).toMatchObject({ status: 413, message: expect.stringMatching(message) })
    // The rest only fills the buffers of the operating system.
    expect(answer.megabytes).toBeLessThan(24)
  },
)

test('an editor saves a text of 3 MB, which is refused without a session', async () => {
  const data = JSON.stringify({ title: 'Long', slug: 'long', unknown: 'x'.repeat(3 * MEGABYTE) })
  const save = (headers: Record<string, string>) => {
    const init = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: data }
    return routes.api(new Request('http://localhost:3001/api/pages?draft=true', init))
  }
  expect((await save({})).status).toBe(413)
  expect((await save({ authorization: 'JWT a.b.c' })).status).toBe(413)
  expect((await save(editor)).status).toBe(201)
  const form = new FormData()
  form.set('_payload', data.replace('"long"', '"long-form"'))
  const whole = new Response(form)
  const type = { 'content-type': whole.headers.get('content-type') ?? '' }
  const body = await whole.arrayBuffer()
  const sent = { method: 'POST', headers: { ...editor, ...type }, body }
  const answer = await routes.api(new Request('http://localhost:3001/api/pages?draft=true', sent))
  expect(answer.status).toBe(201)
})

test.each(['null', '5', '"text"', '[{}]', '  [1]'])(
  'the JSON %s is refused with a sentence',
  async (body) => {
    const init = { method: 'POST', headers: { ...JSON_TYPE, ...editor }, body }
    const answer = await routes.api(new Request('http://localhost:3001/api/pages', init))
    expect([answer.status, (await answer.json()).errors[0].message]).toEqual([
      400,
      expect.stringMatching(/^Send an object/),
    ])
  },
)

const SAYS_WHAT_TO_SEND = /^(?:This cannot be read as JSON\. Send|Send the fields|No file arrived)/

test.each(['<svg/>', 'null', '5'])(
  'a form whose fields are %s is refused with a sentence',
  async (fields) => {
    const data = { title: 'Kept', blocks: [] }
    const { id } = await payload.create({ collection: 'pages', data, draft: true })
    const form = new FormData()
    form.set('_payload', fields)
    const whole = new Response(form)
    const type = { 'content-type': whole.headers.get('content-type') ?? '' }
    const body = await whole.arrayBuffer()
    const send = async (method: string, path: string) => {
      const init = { method, headers: { ...editor, ...type }, body }
      const answer = await routes.api(new Request(`http://localhost:3001/api/${path}`, init))
      return [answer.status, (await answer.json()).errors?.[0].message]
    }
    const answers = [
      await send('POST', 'pages'),
      await send('POST', 'media'),
      await send('PATCH', `pages/${id}`),
      await send('POST', 'globals/site'),
    ]
    for (const [status, message] of answers)
      expect([status, message]).toEqual([400, expect.stringMatching(SAYS_WHAT_TO_SEND)])
  },
)
