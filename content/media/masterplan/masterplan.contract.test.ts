import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GET } from '../../app/media/[file]/route.ts'
import { ask, makeToken } from '../../testing/delivery.ts'
import { modelOf, type Part } from '../../testing/model.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { writeGltf } from './prepare/gltf-io.ts'
import { hills } from './prepare/testing/hills.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

const house: Part = { name: 'villa-01', at: [4, 0, 6], size: [2, 3, 2], anchor: [4, 0.2, 6] }
const road: Part = { name: 'roads', at: [0, 0, 0], size: [20, 0.1, 1] }

/** The number makes models differ, so that each has a file of its own. */
async function fileOf(number: number, side = 40) {
  const data = Buffer.from(await writeGltf(hills(side + number, [house, road])))
  return { data, name: 'Plan.glb', mimetype: 'model/gltf-binary', size: data.length }
}

async function upload(number: number, side?: number) {
  const file = await fileOf(number, side)
  return { file, doc: await payload.create({ collection: 'media', data: { alt: 'A plan' }, file }) }
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
  expect(statSync(join(folder(), scene?.url.slice('/media/'.length) ?? '')).size).toBe(scene?.bytes)
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
  expect(scene).toMatchObject({ url: `/media/${doc.filename}`, bytes: data.length, triangles: 12 })
})

test('a model stored before scenes existed has names but no scene', async () => {
  const { doc } = await upload(4)
  await payload.db.updateOne({ collection: 'media', id: doc.id, data: { shapes: ['villa-01'] } })
  expect(await askScene(doc.id)).toBeNull()
  expect(await askScene(null)).toBeNull()
})
