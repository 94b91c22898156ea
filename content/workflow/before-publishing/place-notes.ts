import type { PayloadRequest } from 'payload'

type Place = { lat?: number | null; lng?: number | null; timeZone?: string | null }

/** The settings of the site that the sun over a plan needs and that are not published. */
export async function readPlaceNotes(req: PayloadRequest): Promise<string[]> {
  return placeNotes(await req.payload.findGlobal({ slug: 'site', depth: 0, req }))
}

/** The missing coordinates or time zone of the property, in a sentence for editors. */
export function placeNotes({ lat, lng, timeZone }: Place): string[] {
  const hasPlace = typeof lat === 'number' && typeof lng === 'number'
  const missing = [!hasPlace && 'latitude and longitude', !timeZone && 'time zone'].filter(Boolean)
  if (missing.length === 0) return []
  const words = missing.join(' and no ')
  return [`The site has no ${words}, so no sun moves over the plan. Fill that in under Site.`]
}
