import type { Payload } from 'payload'
import type { Listing, RealEstateCategory } from '../payload-types.ts'

/** Creates a published category and returns its id. */
export async function makeCategory(
  payload: Payload,
  title: string,
  fields: Partial<RealEstateCategory> = {},
): Promise<number> {
  const data = { title, _status: 'published' as const, ...fields }
  const { id } = await payload.create({ collection: 'real-estate-categories', data })
  return id
}

/** Creates a published listing with these fields. */
export function makeListing(
  payload: Payload,
  title: string,
  data: Partial<Listing> & { category: number },
): Promise<Listing> {
  const whole = { title, status: 'available', _status: 'published', ...data } as const
  return payload.create({ collection: 'listings', data: whole })
}
