import type { DeliveryContext, Doc } from '../delivery/context.ts'
import { LINKED, recordPath } from '../delivery/paths.ts'
import { pageSlug } from './page-slug.ts'

/** The pages of records without a page of their own, and of those with a fixed path. */
const FIXED = new Map([
  ['global:home', '/'],
  ['global:map', '/map'],
  ['global:real-estate-overview', '/real-estate'],
  ['amenities', '/map'],
])

/** The page that shows a record; undefined while it has none, such as a listing without a category. */
export async function pageOf(
  context: DeliveryContext,
  record: string,
  values: Doc,
): Promise<string | undefined> {
  const [collection = ''] = record.split(':')
  const fixed = FIXED.get(record) ?? FIXED.get(collection)
  if (fixed) return fixed
  const linked = LINKED.find((slug) => slug === collection)
  if (!linked) return '/'
  return recordPath(context, linked, { ...values, slug: pageSlug(record, values) })
}
