import type { Payload } from 'payload'
import { block } from '../../content/testing/block.ts'

const published = { _status: 'published' } as const

type Edit = (payload: Payload) => Promise<unknown>

async function listing(payload: Payload, at: number) {
  const where = { _status: { equals: 'published' }, status: { equals: 'available' } }
  const options = { where, sort: 'unitOrder', depth: 0, pagination: false }
  const { docs } = await payload.find({ collection: 'listings', ...options })
  const found = docs[at]
  if (!found) throw new Error(`The demo has no listing ${at}.`)
  return found
}

async function first<Slug extends 'pages' | 'experiences' | 'galleries' | 'real-estate-categories'>(
  payload: Payload,
  collection: Slug,
) {
  const where = { _status: { equals: 'published' } }
  const { docs } = await payload.find({ collection, where, sort: 'id', depth: 0, limit: 1 })
  if (!docs[0]) throw new Error(`The demo has no ${collection}.`)
  return docs[0]
}

const editListing =
  (at: number, change: (found: Awaited<ReturnType<typeof listing>>) => object): Edit =>
  async (payload) => {
    const found = await listing(payload, at)
    const data = { ...change(found), ...published }
    return payload.update({ collection: 'listings', id: found.id, data })
  }

/** The usual edits of editors. */
export const edits: Record<string, Edit> = {
  'the title of a listing': editListing(0, ({ title }) => ({ title: `${title} II` })),
  'a price, a little higher': editListing(1, ({ price }) => ({ price: (price ?? 1e6) * 1.02 })),
  'a price, much lower': editListing(2, ({ price }) => ({ price: (price ?? 1e6) * 0.6 })),
  'another price': editListing(5, ({ price }) => ({ price: (price ?? 1e6) + 50_000 })),
  'a listing is sold': editListing(3, () => ({ status: 'sold' })),
  'a listing is reserved': editListing(4, () => ({ status: 'reserved' })),
  'the description of a listing': editListing(1, () => ({ description: 'New words.' })),
  'the title of a category': async (payload) => {
    const { id, title } = await first(payload, 'real-estate-categories')
    const data = { title: `${title} again`, ...published }
    return payload.update({ collection: 'real-estate-categories', id, data })
  },
  'the alt text of a picture': async (payload) => {
    const { thumbnail, pictures } = await listing(payload, 1)
    const id = thumbnail ?? pictures?.[0]
    if (typeof id !== 'number') throw new Error('The listing has no picture.')
    return payload.update({ collection: 'media', id, data: { alt: 'The terrace at noon' } })
  },
  'the text of a page': async (payload) => {
    const { id, blocks } = await first(payload, 'pages')
    const added = block('intro', { text: 'New at the top' })
    const data = { blocks: [added, ...(blocks ?? [])], ...published }
    return payload.update({ collection: 'pages', id, data })
  },
  'the title of an experience': async (payload) => {
    const { id, title } = await first(payload, 'experiences')
    return payload.update({
      collection: 'experiences',
      id,
      data: { title: `${title} again`, ...published },
    })
  },
  'the pictures of a gallery': async (payload) => {
    const { id, images } = await first(payload, 'galleries')
    const data = { images: [...(images ?? [])].reverse(), ...published }
    return payload.update({ collection: 'galleries', id, data })
  },
  'the text of the real estate overview': (payload) =>
    payload.updateGlobal({
      slug: 'real-estate-overview',
      data: { blocks: [block('intro', { text: 'New words' })], ...published },
    }),
  'a listing is unpublished': async (payload) => {
    const { id } = await listing(payload, 0)
    return payload.update({ collection: 'listings', id, data: { _status: 'draft' } })
  },
  'a listing is published again': async (payload) => {
    const where = { _status: { equals: 'draft' } }
    const { docs } = await payload.find({ collection: 'listings', where, depth: 0, limit: 1 })
    const id = docs[0]?.id
    if (id === undefined) throw new Error('No listing was unpublished.')
    return payload.update({ collection: 'listings', id, data: { ...published } })
  },
}

/** Every page shows the settings. */
export const settingsEdit: Edit = (payload) =>
  payload.updateGlobal({
    slug: 'site',
    data: { name: 'A New Name', favicon: null, ...published },
  })
