import { isTypedAddress } from '@belvedere/blocks/parts/link/fields.ts'
import { internalPath } from '../../overview/internal-path.ts'
import { readRichText } from '../../overview/read-rich-text.ts'
import type { Leaf } from './leaves-of.ts'

/** The paths of this site in addresses that were typed: of a button, or of links in a rich text. */
export function typedPaths({ field, value }: Pick<Leaf, 'field' | 'value'>): string[] {
  if (field.type === 'richText')
    return [...new Set(readRichText(value).paths.map(({ path }) => path))]
  const path = isTypedAddress(field) ? internalPath(value) : undefined
  return path === undefined ? [] : [path]
}
