import { isPageCollection } from '../../kinds/table.ts'
import { checkSlug } from '../../model/slug.ts'
import { asText, type Doc } from '../../payload/doc.ts'
import { NEW_ID, PLACEHOLDER } from './new-id.ts'

/**
 * The slug at which the page is shown: its own, or a placeholder for new records, and while it is
 * empty or incomplete.
 */
export function pageSlug(record: string, { slug }: Doc): string | undefined {
  const [collection, id] = record.split(':')
  if (!isPageCollection(collection)) return undefined
  const own = Number(id) === NEW_ID ? undefined : asText(slug)
  return own && checkSlug(own) === true ? own : PLACEHOLDER
}
