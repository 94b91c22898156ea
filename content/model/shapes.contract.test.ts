import { glb } from '@belvedere/kit/testing/glb.ts'
import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeToken } from '../test/delivery.ts'
import { makeCategory, makeListing } from '../test/listing.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import { makePicture } from '../test/picture.ts'

let content: TestContent
let payload: Payload
let headers: Record<string, string>
let user: TypedUser

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  const [email, password] = ['ada@example.com', 'a long enough password']
  const role = 'publisher'
  const created = await payload.create({ collection: 'users', data: { email, password, role } })
  user = { ...created, collection: 'users' }
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  headers = { authorization: `JWT ${token}` }
})
afterAll(() => content[Symbol.asyncDispose]())

async function askShapes(sent = headers) {
  const request = new Request('http://localhost:3001/api/globals/map/shapes', { headers: sent })
  const answer = await handleEndpoints({ config: payload.config, request })
  return { status: answer.status, ...(await answer.json()) }
}

async function uploadModel() {
  const nodes = [
    { name: 'villa-01', mesh: 0 },
    { name: 'spa', mesh: 0 },
  ]
  const data = glb({ asset: { version: '2.0' }, nodes })
  const file = { data, name: 'plan.glb', mimetype: 'model/gltf-binary', size: data.length }
  return payload.create({ collection: 'media', data: { alt: 'The masterplan' }, file })
}

test('the endpoint returns the shapes of the map’s model and the places that use them', async () => {
  expect(await askShapes()).toEqual({ status: 200, model: null, shapes: [], places: [] })
  const { id, filename } = await uploadModel()
  await payload.updateGlobal({ slug: 'map', data: { model: id }, draft: true })
  const category = await makeCategory(payload, 'Lagoon')
  const facts = { category, meshKey: 'villa-01' }
  const listing = await makeListing(payload, 'Villa Sorrel', facts)
  const spa = { title: 'Spa', meshKey: 'spa', slug: 'spa' }
  const amenity = await payload.create({ collection: 'amenities', data: spa, draft: true })
  expect(await askShapes()).toEqual({
    status: 200,
    model: filename,
    shapes: ['spa', 'villa-01'],
    places: [
      { shape: 'villa-01', title: 'Villa Sorrel', path: `listings/${listing.id}` },
      { shape: 'spa', title: 'Spa', path: `amenities/${amenity.id}` },
    ],
  })
})

test('anonymous requests are rejected', async () => {
  expect(await askShapes({})).toEqual({
    status: 403,
    errors: [{ message: 'Sign in to the studio to see the shapes.' }],
  })
})

test('the delivery API returns the model of the map and its URL', async () => {
  const { id, filename } = await uploadModel()
  await payload.updateGlobal({ slug: 'map', data: { model: id }, draft: true })
  const token = await makeToken(payload, 'preview')
  const query = '{ map { model { url mimeType } } }'
  const { data } = await ask(payload, query, { endpoint: 'preview', token })
  const model = { url: `/media/${filename}`, mimeType: 'model/gltf-binary' }
  expect(data).toEqual({ map: { model } })
})

test('a picture is not accepted as a model', async () => {
  const model = await makePicture(payload, { alt: 'A picture' })
  const data = { title: 'Map', model, _status: 'published' } as const
  await expect(payload.updateGlobal({ slug: 'map', data, user })).rejects.toThrow(
    /Masterplan model/,
  )
})
