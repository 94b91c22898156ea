'use client'

import { asFields } from '@belvedere/kit/json.ts'
import { useConfig } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useAsked } from '../../studio/use-asked.ts'
import { type Described, describeValue, textsOf } from './describe.ts'
import type { Conflict } from './merging.ts'
import { isFields } from './same.ts'

type Props = {
  kind: Conflict['kind']
  value: unknown
  field: ClientField | undefined
  say?: Described['say']
}

/** One side of a conflict in words. */
export function ConflictValue({ kind, value, field, say }: Props) {
  if (say) return <Words text={say(value)} />
  if (kind === 'row')
    return value === undefined ? <em>Removed</em> : <Words text={rowText(value)} />
  if (kind === 'order') return <Order rows={value} />
  const references = referencesOf(value, field)
  if (references.length > 0) {
    return references.map(({ collection, id }) => (
      <p key={`${collection} ${id}`}>
        <RecordName collection={collection} id={id} />
      </p>
    ))
  }
  return <Words text={describeValue(value, field)} />
}

const Words = ({ text }: { text: string }) => (text ? <p>{text}</p> : <em>Empty</em>)

const rowText = (value: unknown) => textsOf(value).join('\n') || 'Kept'

function Order({ rows }: { rows: unknown }) {
  const list = Array.isArray(rows) ? rows.filter(isFields) : []
  return (
    <ol>
      {list.map((row) => (
        <li key={String(row.id)}>
          {textsOf(row)[0]?.split('\n')[0] ?? String(row.blockType ?? '')}
        </li>
      ))}
    </ol>
  )
}

function referencesOf(value: unknown, field: ClientField | undefined) {
  if (field?.type !== 'upload' && field?.type !== 'relationship') return []
  const collection = typeof field.relationTo === 'string' ? field.relationTo : ''
  return [value].flat().flatMap((one) => {
    const reference = isReference(one)
      ? { collection: one.relationTo, id: one.value }
      : { collection, id: one }
    const { id } = reference
    if (typeof id !== 'number' && typeof id !== 'string') return []
    return [{ collection: String(reference.collection), id: String(id) }]
  })
}

function isReference(value: unknown): value is { relationTo: unknown; value: unknown } {
  return typeof value === 'object' && value !== null && 'relationTo' in value && 'value' in value
}

/** The name of a record that a field refers to, fetched once it is shown. */
function RecordName({ collection, id }: { collection: string; id: string }) {
  const { config, getEntityConfig } = useConfig()
  const titleField = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id'
  const doc = asFields(useAsked(`${config.routes.api}/${collection}/${id}?draft=true&depth=0`))
  const title = doc[titleField] ?? doc.filename
  return typeof title === 'string' && title ? title : `No. ${id}`
}
