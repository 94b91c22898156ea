import { parseSearchParams, useConfig, useSelection } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import type { Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

const asWhere = (value: unknown): Where =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The condition for what is selected: the ids, or all that the list shows on all its pages. */
export function useListed(collection: string): Where {
  const { getEntityConfig } = useConfig()
  const { selectAll, selectedIDs } = useSelection()
  const { search, where } = parseSearchParams(useSearchParams())
  if (selectAll !== 'allAvailable') return { id: { in: selectedIDs.map(Number) } }
  return mergeListSearchAndWhere({
    collectionConfig: getEntityConfig({ collectionSlug: collection }),
    search: typeof search === 'string' ? search : '',
    where: asWhere(where),
  })
}
