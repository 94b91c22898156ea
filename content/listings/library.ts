import type { Names } from './names.ts'
import type { Pictures } from './pictures.ts'

/**
 * The records that cells may refer to by name: by collection, pictures, the currency of the site.
 */
export type Library = {
  records: ReadonlyMap<string, Names>
  pictures: Pictures
  currency: string
}
