import { sql } from '@payloadcms/db-sqlite'
import { shownBlocks } from '../model/hidden-blocks.ts'
import { isPublic, type Row } from '../payload/row.ts'
import type { DeliveryContext } from './context.ts'
import { readPageRows } from './page-rows.ts'
import { recordPath } from './paths.ts'
import { readLinked } from './records.ts'

const KIND = 'contact_form'

/** The tag for pages that get their first contact form, or lose their last one. */
const CONTACT_FORMS = 'pages:contact-forms'

/** The tags of a changed record that concern where visitors find a contact form. */
export function contactFormTags(collection: string, before?: Row, after?: Row): string[] {
  const isOther = collection === 'pages' && hasContactForm(before) !== hasContactForm(after)
  return isOther ? [CONTACT_FORMS] : []
}

/** Whether visitors see a contact form on a page. */
function hasContactForm(page: Row | undefined): boolean {
  return isPublic(page) && hasForm(page?.blocks)
}

const hasForm = (blocks: unknown) => shownBlocks(blocks).some(({ blockType }) => blockType === KIND)

/** The path of the oldest page with a contact form that this endpoint shows; undefined without one. */
export async function pathOfContactForm(context: DeliveryContext): Promise<string | undefined> {
  context.tags.add(CONTACT_FORMS)
  for (const id of await candidates(context)) {
    const page = await readLinked(context, 'pages', id)
    const path = hasForm(page?.blocks) ? await recordPath(context, 'pages', page) : undefined
    if (path) return path
  }
  return undefined
}

/** The ids of pages whose blocks name the kind: few, so that only these are read and looked through. */
async function candidates(context: DeliveryContext): Promise<number[]> {
  const rows = await readPageRows(context, 'pages', ({ name, column }) => ({
    columns: sql``,
    join: sql`JOIN (SELECT id AS holder FROM ${sql.identifier(name)}
      WHERE CAST(${column('blocks')} AS TEXT) LIKE ${`%"${KIND}"%`}) AS holding
      ON holding.holder = record.id`,
  }))
  return rows.map(({ id }) => Number(id)).sort((one, other) => one - other)
}
