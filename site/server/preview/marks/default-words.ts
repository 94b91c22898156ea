import { wordsOf } from '@belvedere/kit/brand/words.ts'
import type { Settings } from '../../../content/settings.ts'

/**
 * Delivered data in which the brand has the default words where its owner has set none: they stand on
 * the page as well, and lead to the empty field.
 */
export function withDefaultWords<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || !('brand' in data)) return data
  // Only the shell has a brand.
  const { brand } = data as Pick<Settings, 'brand'>
  const words = wordsOf(brand)
  const labels = { ...words.labels, __typename: 'BrandRecord_Labels' }
  return { ...data, brand: { __typename: 'BrandRecord', ...brand, ...words, labels } }
}
