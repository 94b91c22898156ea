import type { Payload } from 'payload'
import type { Listing } from '../payload-types.ts'

/** A published category. */
export async function makeCategory(payload: Payload, title: string): Promise<number> {
  const data = { title, _status: 'published' as const }
  const { id } = await payload.create({ collection: 'real-estate-categories', data })
  return id
}

/** A published listing with these parts. */
export function makeListing(
  payload: Payload,
  title: string,
  data: Partial<Listing> & { category: number },
): Promise<Listing> {
  const whole = { title, status: 'available', _status: 'published', ...data } as const
  return payload.create({ collection: 'listings', data: whole })
}
