import { brand } from '@belvedere/content/delivery/brand/brand.ts'
import { pageCollectionModels, pageGlobalModels } from '@belvedere/content/kinds/models.ts'
import { aboveFirst } from '@belvedere/content/kinds/paths.ts'
import { nounOf } from '@belvedere/content/kinds/table.ts'
import { amenities } from '@belvedere/content/model/amenities.ts'
import type { Addressed } from '@belvedere/content/model/free-slug.ts'
import { global } from '@belvedere/content/model/global.ts'
import { site } from '@belvedere/content/model/site.ts'
import type { Field, GlobalConfig, GlobalSlug } from 'payload'

/** A list of records in `copy.json`: its key there, its collection, and the fields of a record. */
export type RecordPart = { key: string; collection: Addressed; noun: string; fields: Field[] }

/** A page or settings that exist once: the key in `copy.json`, the global, and its fields. */
export type GlobalPart = { key: string; slug: GlobalSlug; title: string; fields: Field[] }

/** Parts whose key is not the name in the model. */
const KEYS: Readonly<Record<string, string>> = {
  'real-estate-categories': 'categories',
  'real-estate-overview': 'overview',
}

const keyOf = (slug: string) => KEYS[slug] ?? slug

/** The records of a property, in the order in which they are written. */
export const RECORD_PARTS: readonly RecordPart[] = [
  ...aboveFirst.map((collection): RecordPart => {
    const fields = pageCollectionModels.find(({ slug }) => slug === collection)?.fields ?? []
    return { key: keyOf(collection), collection, noun: nounOf(collection), fields }
  }),
  { key: 'amenities', collection: 'amenities', noun: 'amenity', fields: amenities.fields },
]

/** The globals of a property. The site settings come last: they mark a complete seed. */
export const GLOBAL_PARTS: readonly GlobalPart[] = [...pageGlobalModels, global, brand, site].map(
  ({ slug, label, fields }: GlobalConfig) => {
    return { key: keyOf(slug), slug: slug as GlobalSlug, title: String(label), fields }
  },
)
