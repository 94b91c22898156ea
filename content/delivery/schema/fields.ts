import { type GraphQLFieldConfig, type GraphQLObjectType, GraphQLString } from 'graphql'
import type { FlattenedField } from 'payload'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { blocksField } from './blocks.ts'
import type { Build, Fields } from './build.ts'
import { arrayField, groupField } from './composite.ts'
import { describeField } from './describe.ts'
import { leafField } from './leaf.ts'
import { relationField } from './relation.ts'
import { richText } from './rich-text.ts'

type Field = GraphQLFieldConfig<Doc, DeliveryContext>

/**
 * Payload’s internal fields, ids (each type adds its own) and `seo`, delivered as `_seoMetaTags`.
 */
const NOT_DELIVERED = new Set([
  ...['id', 'blockName', 'blockType', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order'],
  'seo',
])

/** The delivered fields of a type: those that editors fill in, in the order of the model. */
export function fieldsOf(build: Build, source: GraphQLObjectType, model: FlattenedField[]): Fields {
  const fields = model.filter(isDelivered)
  return Object.fromEntries(
    fields.map((field) => [field.name, described(field, fieldOf(build, source, field))]),
  )
}

function isDelivered(field: FlattenedField) {
  return !NOT_DELIVERED.has(field.name) && !isHidden(field) && !isKeptBack(field)
}

/** Notes among editors are for the studio alone: `custom: { isDelivered: false }`. */
function isKeptBack({ custom }: FlattenedField) {
  return custom?.isDelivered === false
}

/** Fields hidden from the API or from the studio are internal to the service. */
function isHidden(field: FlattenedField) {
  return ('hidden' in field && field.hidden) || field.admin?.hidden === true
}

/** The studio's texts come before those of the API. */
function described(field: FlattenedField, own: Field): Field {
  const description = [describeField(field), own.description].filter(Boolean).join(' ')
  return { ...own, description }
}

function fieldOf(build: Build, source: GraphQLObjectType, field: FlattenedField): Field {
  switch (field.type) {
    case 'group':
    case 'tab':
      return groupField(build, source, field)
    case 'array':
      return arrayField(build, source, field)
    case 'blocks':
      return blocksField(build, source, field)
    case 'upload':
    case 'relationship':
      return relationField(build, field)
    case 'richText':
      return richTextField(field.name)
    default:
      return leafField(source, field)
  }
}

function richTextField(name: string): Field {
  return {
    type: GraphQLString,
    description: 'Sanitised HTML.',
    resolve: (doc, _, context) => richText(context, doc[name]),
  }
}
