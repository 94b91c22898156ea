import { sql } from '@payloadcms/db-sqlite'
import { buildQuery } from '@payloadcms/drizzle'
import {
  appendVersionToQueryKey,
  buildVersionCollectionFields,
  type CollectionSlug,
  combineQueries,
  getQueryDraftsSort,
} from 'payload'
import { tableOf, versionsOf } from '../../overview/references/tables.ts'
import type { Statement } from '../../payload/database/read-rows.ts'
import type { DeliveryContext } from '../context.ts'
import type { Page } from '../list-page.ts'

/** A list as parts of a statement, to which conditions on other tables can be added. */
export type ListQuery = {
  /** The table, and those that its conditions and its order need. */
  from: Statement
  /** The column with the id of the record, also where a row is a draft. */
  id: Statement
  where: Statement
  orderBy: Statement
  /** Which rows of `overview_facts` belong to it. */
  isPublic: 0 | 1
}

/**
 * What Payload would ask for a page of a list. Its own `find` takes no SQL, and a list of ids is
 * limited: to 32,766 on SQLite.
 */
export function listQuery(
  { req, endpoint }: DeliveryContext,
  collection: CollectionSlug,
  { where, sort }: Pick<Page, 'where' | 'sort'>,
): ListQuery {
  const { payload } = req
  const { config } = payload.collections[collection]
  const isPublic = endpoint !== 'preview'
  const tableName = (isPublic ? tableOf : versionsOf)(payload, collection)
  const shown = combineQueries(where, { deletedAt: { exists: false } })
  if (!isDrizzle(payload.db)) throw new Error('The database is none that Drizzle knows.')
  const built = buildQuery({
    adapter: payload.db,
    fields: isPublic
      ? config.flattenedFields
      : buildVersionCollectionFields(payload.config, config, true),
    tableName,
    ...(req.locale && { locale: req.locale }),
    sort: isPublic ? sort : getQueryDraftsSort({ collectionConfig: config, sort }),
    where: isPublic
      ? shown
      : combineQueries({ latest: { equals: true } }, appendVersionToQueryKey(shown)),
  })
  const table = sql.identifier(tableName)
  const joins = built.joins.map(({ table: other, condition }) => {
    return sql` LEFT JOIN ${other} ON ${condition}`
  })
  // Records without a value in a sorted field come last, as in all lists.
  const orders = built.orderBy.map(({ column, order }) => sql`${column} IS NULL, ${order(column)}`)
  return {
    from: sql`${table}${sql.join(joins)}`,
    id: sql`${table}.${sql.identifier(isPublic ? 'id' : 'parent_id')}`,
    where: built.where,
    orderBy: sql.join(orders, sql`, `),
    isPublic: isPublic ? 1 : 0,
  }
}

type Adapter = Parameters<typeof buildQuery>[0]['adapter']

/** Whether the adapter is one of Drizzle’s, as those of both engines are; their types do not say so. */
function isDrizzle(adapter: object): adapter is Adapter {
  return 'tables' in adapter && 'tableNameMap' in adapter
}
