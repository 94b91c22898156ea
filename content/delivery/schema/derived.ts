import { type GraphQLFieldConfig, isObjectType } from 'graphql'
import type { DeliveryContext, Doc } from '../context.ts'
import { readRecord } from '../records.ts'
import type { Build, Fields } from './build.ts'
import type { Derive, GlobalKind, SluggedKind } from './kinds.ts'

type Field = GraphQLFieldConfig<Doc, DeliveryContext>

/** The fields of a kind, some of which have a value although the editor has left them empty. */
export function withDerived(build: Build, kind: GlobalKind | SluggedKind, fields: Fields): Fields {
  const derived = 'derived' in kind ? Object.entries(kind.derived ?? {}) : []
  const own = derived.map(([name, derive]) => [name, derivedField(fields[name], name, derive)])
  const recast = 'recast' in kind ? kind.recast : {}
  const further = 'further' in kind ? kind.further : {}
  const more = typeof further === 'function' ? further(build) : further
  return { ...fields, ...Object.fromEntries(own), ...recast, ...more }
}

function derivedField(field: Field | undefined, name: string, derive: Derive): Field {
  if (!field) throw new Error(`The model has no field "${name}" to work out.`)
  const isPicture = isObjectType(field.type)
  return {
    ...field,
    resolve: async (doc, args, context, info) => {
      const own = await field.resolve?.(doc, args, context, info)
      if (own !== null && own !== undefined) return own
      const value = await derive(context, doc)
      return isPicture ? readRecord(context, 'media', value) : (value ?? null)
    },
  }
}
