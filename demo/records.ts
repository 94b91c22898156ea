import type { Addressed } from '@belvedere/content/model/free-slug.ts'
import type { PayloadRequest } from 'payload'
import { blocksOf } from './blocks.ts'
import { hourOf } from './hour.ts'
import { type Ids, idOf } from './ids.ts'
import type { Property } from './property.ts'

type Named = { title: string; slug: string }
type Save<Data> = (req: PayloadRequest, id: number, data: Data) => Promise<unknown>

/** A record of a property. Its data refers to other records, so it needs all ids. */
export type SeedRecord = Named & {
  collection: Addressed
  data: (ids: Ids) => object
  write: (req: PayloadRequest, id: number, ids: Ids) => Promise<unknown>
}

function recordsOf<Copied extends Named, Data extends object>(
  collection: Addressed,
  copies: Copied[],
  dataOf: (copied: Copied, ids: Ids) => Data,
  save: Save<Data>,
): SeedRecord[] {
  return copies.map((copied) => ({
    collection,
    title: copied.title,
    slug: copied.slug,
    data: (ids) => dataOf(copied, ids),
    write: (req, id, ids) => save(req, id, dataOf(copied, ids)),
  }))
}

const published = { _status: 'published' } as const
const depth = 0

const TAKEN = ['reserved', 'sold'] as const

const pages = ({ copy }: Property) =>
  recordsOf(
    'pages',
    copy.pages,
    ({ blocks, hour, ...page }, ids) => ({
      ...page,
      ...hourOf({ hour }),
      ...published,
      blocks: blocksOf(blocks, ids),
    }),
    (req, id, data) => req.payload.update({ collection: 'pages', id, data, depth, req }),
  )

const experiences = ({ copy }: Property) =>
  recordsOf(
    'experiences',
    copy.experiences,
    ({ blocks, hour, featuredImage, ...experience }, ids) => ({
      ...experience,
      ...hourOf({ hour }),
      ...published,
      featuredImage: idOf(ids, 'media', featuredImage),
      blocks: blocksOf(blocks, ids),
    }),
    (req, id, data) => req.payload.update({ collection: 'experiences', id, data, depth, req }),
  )

const categories = ({ copy }: Property) =>
  recordsOf(
    'real-estate-categories',
    copy.categories,
    ({ blocks, hour, featuredImage, ...category }, ids) => ({
      ...category,
      ...hourOf({ hour }),
      ...published,
      featuredImage: idOf(ids, 'media', featuredImage),
      blocks: blocksOf(blocks, ids),
    }),
    (req, id, data) =>
      req.payload.update({ collection: 'real-estate-categories', id, data, depth, req }),
  )

const listings = ({ copy }: Property) =>
  recordsOf(
    'listings',
    copy.listings,
    ({ blocks, hour, category, status, thumbnail, pictures, floorPlan, ...facts }, ids) => ({
      ...facts,
      ...hourOf({ hour }),
      ...published,
      status: TAKEN.find((one) => one === status) ?? ('available' as const),
      category: idOf(ids, 'real-estate-categories', category),
      thumbnail: idOf(ids, 'media', thumbnail),
      pictures: pictures.map((name) => idOf(ids, 'media', name)),
      ...(floorPlan && { floorPlan: idOf(ids, 'media', floorPlan) }),
      blocks: blocksOf(blocks, ids),
    }),
    (req, id, data) => req.payload.update({ collection: 'listings', id, data, depth, req }),
  )

const galleries = ({ copy }: Property) =>
  recordsOf(
    'galleries',
    copy.galleries,
    ({ images, hour, ...gallery }, ids) => ({
      ...gallery,
      ...hourOf({ hour }),
      ...published,
      images: images.map((name) => idOf(ids, 'media', name)),
    }),
    (req, id, data) => req.payload.update({ collection: 'galleries', id, data, depth, req }),
  )

const amenities = ({ copy }: Property) =>
  recordsOf(
    'amenities',
    copy.amenities,
    ({ featuredImage, ...amenity }, ids) => ({
      ...amenity,
      ...published,
      featuredImage: idOf(ids, 'media', featuredImage),
    }),
    (req, id, data) => req.payload.update({ collection: 'amenities', id, data, depth, req }),
  )

/** Every record of a property that has a slug, in the order in which they are written. */
export function recordsOfProperty(property: Property): SeedRecord[] {
  return KINDS.flatMap((recordsOfKind) => recordsOfKind(property))
}

const KINDS = [categories, listings, experiences, galleries, amenities, pages]
