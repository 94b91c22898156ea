import type { ClientField } from 'payload'
import type { Copied, CopiedRow } from './copied.ts'

/** A list of a form that rows are to be pasted into. */
export type List = {
  name: string
  field: ClientField | undefined
  /** The kinds of blocks that the form allows now; undefined for all of the field. */
  allowed: readonly string[] | undefined
  count: number
  kindName: (slug: string) => string
}

/** Why copied rows cannot be pasted into a list; undefined if they can. */
export function refusalOf(
  { type, fields }: Copied,
  rows: readonly CopiedRow[],
  list: List,
): string | undefined {
  const { field, name } = list
  const other = `What was copied does not fit into “${name}”: it has other fields.`
  if (field?.type !== type || rows.length === 0) return other
  if (field.type === 'array' && shapeOf(fields ?? []) !== shapeOf(field.fields)) return other
  if (field.type === 'blocks') {
    const kinds = list.allowed ?? kindsOf(field)
    const wrong = rows.find(({ blockType = '' }) => !kinds.includes(blockType))
    if (wrong) return `“${list.kindName(wrong.blockType ?? '')}” cannot be pasted into “${name}”.`
  }
  const most = 'maxRows' in field ? field.maxRows : undefined
  if (most !== undefined && list.count + rows.length > most)
    return `No more than ${most} fit into “${name}”.`
  return undefined
}

/** A field whose kinds are all references has no list of its own. */
function kindsOf({ blocks, blockReferences }: Extract<ClientField, { type: 'blocks' }>): string[] {
  const kinds: (string | { slug: string })[] = blockReferences ?? blocks
  return kinds.map((kind) => (typeof kind === 'string' ? kind : kind.slug))
}

/** The names and types of fields, in a text that can be compared. */
function shapeOf(fields: readonly ClientField[]): string {
  const parts = fields.map((field) => {
    const inner = 'fields' in field ? `(${shapeOf(field.fields)})` : ''
    return `${field.type}:${'name' in field ? field.name : ''}${inner}`
  })
  return parts.join(',')
}
