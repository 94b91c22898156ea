import { defaultFieldResolver, type GraphQLFieldConfig } from 'graphql'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { fieldTag } from '../record-tags.ts'
import type { Fields } from './build.ts'
import type { Kind } from './kind.ts'

type Field = GraphQLFieldConfig<Doc, DeliveryContext>

/** Makes the fields of a record tag the response: a page depends on the fields that it shows. */
export function taggedFields(kind: Kind, fields: Fields): Fields {
  const collection = 'global' in kind ? 'global' : kind.collection
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    tagged(collection, name, field),
  ])
  return Object.fromEntries(entries)
}

function tagged(collection: string, name: string, field: Field): Field {
  const { resolve = defaultFieldResolver } = field
  return {
    ...field,
    resolve: (doc, args, context, info) => {
      const tag = fieldTag(collection, doc.id, name)
      if (tag) context.tags.add(tag)
      return resolve(doc, args, context, info)
    },
  }
}
