import type { Field } from 'payload'
import { isLink } from './links.ts'

type Row = { [field: string]: unknown }

/** The fields of a row of the copy that the model does not have: what they say would be lost. */
export function strangeIn(row: Row, fields: Field[]): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const field = named(fields).find((one) => one.name === name)
    if (!field) return [name]
    return rowsOf(value).flatMap((inner) => strangeRow(inner, field))
  })
}

function strangeRow({ type, ...own }: Row, field: Field): string[] {
  if (field.type === 'array' || field.type === 'group') return strangeIn(own, field.fields)
  if (field.type !== 'blocks') return []
  const kind = field.blocks.find(({ slug }) => slug === type)
  return kind ? strangeIn(own, kind.fields) : [field.name]
}

/** Fields stand side by side in rows and behind folds that have no name. */
function named(fields: Field[]): (Field & { name: string })[] {
  return fields.flatMap((field) => {
    if ('name' in field && field.name) return [{ ...field, name: field.name }]
    return 'fields' in field ? named(field.fields) : []
  })
}

/** Links are written as label and address, whatever fields hold them. */
function rowsOf(value: unknown): Row[] {
  return [value]
    .flat()
    .filter((one): one is Row => typeof one === 'object' && one !== null && !isLink(one))
}
