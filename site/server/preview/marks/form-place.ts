import { type Reference, recordOf } from './reference.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that are delivered under another name than they have in the form, by type. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DownloadItemRecord: { name: 'label' },
  // The cover of a gallery is the first of its pictures.
  GalleryRecord: { thumbnail: 'images' },
  RealEstateListingRecord: { plan: 'floorPlan' },
}

/** Types that are read from a file: all their texts lead to the field that holds it. */
const FROM_FILES = new Set(['FloorPlan', 'FloorPlanRoom'])

/** Objects that are delivered with a block and filled in elsewhere, by type. */
const ELSEWHERE: Readonly<Record<string, Reference>> = {
  BrandRecord_Form: { record: 'global:brand', path: ['form'] },
}

/** Where a field of an object is in the form, from the place of the object. */
export function fieldPlace(
  { __typename }: Fields,
  name: string,
  { record, path }: Reference,
): Reference {
  const type = String(__typename)
  if (FROM_FILES.has(type)) return { record, path }
  return { record, path: [...path, NAMES[type]?.[name] ?? name] }
}

/** Where an object is filled in, if that is not the field that delivers it. */
export function ownPlace(fields: Fields): Reference | undefined {
  const record = recordOf(fields)
  return record ? { record, path: [] } : ELSEWHERE[String(fields.__typename)]
}

/** The row of a list: known by its id, because rows that cannot be shown are not delivered. */
export function rowPlace(row: Fields, { record, path }: Reference): Reference {
  if (typeof row.id !== 'string') return { record, path }
  // A row that only holds a link is delivered as that link.
  const link = row.__typename === 'LinkRecord' ? ['link'] : []
  return { record, path: [...path, row.id, ...link] }
}
