import { isPageCollection } from '../../kinds/table.ts'
import { checkSlug } from '../../model/slug.ts'
import { asText, type Doc } from '../../payload/doc.ts'

/**
 * The slug at which the page is shown: its own, or a placeholder while that is empty or incomplete.
 */
export function pageSlug(record: string, { slug }: Doc): string | undefined {
  const [collection, id] = record.split(':')
  if (!isPageCollection(collection)) return undefined
  const own = asText(slug)
  return own && checkSlug(own) === true ? own : `draft-${id}`
}
