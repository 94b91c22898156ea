'use client'

import { useConfig } from '@payloadcms/ui'
import { asRow } from '../../studio/request.ts'
import { useAsked } from '../../studio/use-asked.ts'

/** The name of a record that a field refers to, fetched once it is shown. */
export function RecordName({ collection, id }: { collection: string; id: string }) {
  const { config, getEntityConfig } = useConfig()
  const titleField = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id'
  const doc = asRow(useAsked(`${config.routes.api}/${collection}/${id}?draft=true&depth=0`))
  const title = doc[titleField] ?? doc.filename
  return typeof title === 'string' && title ? title : `No. ${id}`
}
