import { type GraphQLFieldConfig, isObjectType } from 'graphql'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { readRecord } from '../records.ts'
import type { Build, Fields } from './build.ts'
import type { Derive, Kind } from './kind.ts'

type Field = GraphQLFieldConfig<Doc, DeliveryContext>

/** Adds the derived values, overrides and extra fields of a kind to its fields. */
export function withComputedFields(build: Build, kind: Kind, fields: Fields): Fields {
  const derived = 'derived' in kind ? Object.entries(kind.derived ?? {}) : []
  const own = derived.map(([name, derive]) => [name, derivedField(fields[name], name, derive)])
  const overrides = 'overrides' in kind ? kind.overrides : {}
  const extra = 'extraFields' in kind ? kind.extraFields : {}
  const extraFields = typeof extra === 'function' ? extra(build) : extra
  return { ...fields, ...Object.fromEntries(own), ...overrides, ...extraFields }
}

function derivedField(field: Field | undefined, name: string, derive: Derive): Field {
  if (!field) throw new Error(`The model has no field "${name}" to derive.`)
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
