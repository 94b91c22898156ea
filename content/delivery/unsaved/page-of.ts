import { shownOn } from '../../kinds/shown.ts'
import { isPageCollection } from '../../kinds/table.ts'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { recordPath } from '../paths.ts'
import { pageSlug } from './page-slug.ts'

/** The page that shows a record; undefined while it has none, such as a listing without a category. */
export async function pageOf(
  context: DeliveryContext,
  record: string,
  values: Doc,
): Promise<string | undefined> {
  const [collection = '', name = ''] = record.split(':')
  if (isPageCollection(collection))
    return recordPath(context, collection, { ...values, slug: pageSlug(record, values) })
  return shownOn(collection === 'global' ? name : collection)
}
