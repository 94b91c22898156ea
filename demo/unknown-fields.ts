import type { Field } from 'payload'
import { isLink } from './links.ts'

type Row = { [field: string]: unknown }

/** The fields of a row of the copy that are not in the model; seeding would drop them. */
export function unknownFields(row: Row, fields: Field[]): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const field = named(fields).find((one) => one.name === name)
    if (!field) return [name]
    return rowsOf(value).flatMap((inner) => unknownFieldsInRow(inner, field))
  })
}

function unknownFieldsInRow({ type, ...own }: Row, field: Field): string[] {
  if (field.type === 'array' || field.type === 'group') return unknownFields(own, field.fields)
  if (field.type !== 'blocks') return []
  const kind = field.blocks.find(({ slug }) => slug === type)
  return kind ? unknownFields(own, kind.fields) : [field.name]
}

/** Flattens presentational rows and collapsibles, which have no name. */
function named(fields: Field[]): (Field & { name: string })[] {
  return fields.flatMap((field) => {
    if ('name' in field && field.name) return [{ ...field, name: field.name }]
    return 'fields' in field ? named(field.fields) : []
  })
}

/** Nested rows; links are excluded because the copy writes them as `label` and `to`. */
function rowsOf(value: unknown): Row[] {
  return [value]
    .flat()
    .filter((one): one is Row => typeof one === 'object' && one !== null && !isLink(one))
}
