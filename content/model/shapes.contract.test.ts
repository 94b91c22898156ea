import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeToken } from '../testing/delivery.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { modelOf } from '../testing/model.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makePicture } from '../testing/picture.ts'

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

async function askShapes(sent = headers, query = '') {
  const address = `http://localhost:3001/api/globals/map/shapes${query}`
  const request = new Request(address, { headers: sent })
  const answer = await handleEndpoints({ config: payload.config, request })
  return { status: answer.status, ...(await answer.json()) }
}

async function uploadModel() {
  const box = { at: [0, 0, 0], size: [1, 1, 1] } as const
  const data = Buffer.from(
    await modelOf([
      { name: 'villa-01', ...box },
      { name: 'spa', ...box },
    ]),
  )
  const file = { data, name: 'plan.glb', mimetype: 'model/gltf-binary', size: data.length }
  return payload.create({ collection: 'media', data: { alt: 'The masterplan' }, file })
}

test('the endpoint returns the shapes of the map’s model and the places that use them', async () => {
  expect(await askShapes()).toEqual({
    status: 200,
    model: null,
    shapes: [],
    scene: null,
    places: [],
    unplaced: [],
  })
  const { id, filename } = await uploadModel()
  await payload.updateGlobal({ slug: 'map', data: { model: id }, draft: true })
  const category = await makeCategory(payload, 'Lagoon')
  const facts = { category, meshKey: 'villa-01' }
  const listing = await makeListing(payload, 'Villa Sorrel', facts)
  const other = await makeListing(payload, 'Villa Thyme', { category })
  const spa = { title: 'Spa', meshKey: 'spa', slug: 'spa' }
  const amenity = await payload.create({ collection: 'amenities', data: spa, draft: true })
  expect(await askShapes()).toMatchObject({
    status: 200,
    model: filename,
    scene: {
      url: expect.stringMatching(/^\/media\/plan-/),
      triangles: 24,
      nodes: [{ name: 'spa' }, { name: 'villa-01' }],
    },
    unplaced: [{ title: 'Villa Thyme', path: `listings/${other.id}` }],
    shapes: ['spa', 'villa-01'],
    places: [
      { shape: 'villa-01', title: 'Villa Sorrel', path: `listings/${listing.id}` },
      { shape: 'spa', title: 'Spa', path: `amenities/${amenity.id}` },
    ],
  })
})

test('the shapes of a model that is chosen in the form but not saved are returned as well', async () => {
  const { id, filename } = await uploadModel()
  await payload.updateGlobal({ slug: 'map', data: { model: null }, draft: true })
  expect(await askShapes()).toMatchObject({ model: null })
  expect(await askShapes(headers, `?model=${id}`)).toMatchObject({ model: filename })
})

test('anonymous requests are rejected', async () => {
  expect(await askShapes({})).toEqual({
    status: 403,
    errors: [{ message: 'Sign in to the studio to see the shapes.' }],
  })
})

test('the delivery API returns the model of the map and its URL', async () => {
  const { id } = await uploadModel()
  await payload.updateGlobal({ slug: 'map', data: { model: id }, draft: true })
  const token = await makeToken(payload, 'preview')
  const query = '{ map { model { url mimeType } } }'
  const { data } = await ask(payload, query, { endpoint: 'preview', token })
  const model = { url: expect.stringMatching(/^\/media\/plan-/), mimeType: 'model/gltf-binary' }
  expect(data).toEqual({ map: { model } })
})

test('a picture is not accepted as a model', async () => {
  const model = await makePicture(payload, { alt: 'A picture' })
  const data = { title: 'Map', model, _status: 'published' } as const
  await expect(payload.updateGlobal({ slug: 'map', data, user })).rejects.toThrow(
    /Masterplan model/,
  )
})
