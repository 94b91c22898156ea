import { hasFieldsOnForm, shownOn } from '../../kinds/shown.ts'
import { isPageCollection } from '../../kinds/table.ts'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { inquireTo } from '../inquire-to.ts'
import { recordPath } from '../paths.ts'
import { readGlobal } from '../records.ts'
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

/** The page where visitors ask, for a record that is partly shown there; undefined for others. */
export async function formPageOf(
  context: DeliveryContext,
  record: string,
): Promise<string | undefined> {
  if (!hasFieldsOnForm(record)) return undefined
  return (await inquireTo(context, await readGlobal(context, 'site'))) ?? undefined
}
