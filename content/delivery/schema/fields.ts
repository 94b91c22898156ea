import {
  type GraphQLFieldConfig,
  GraphQLID,
  GraphQLNonNull,
  type GraphQLObjectType,
  GraphQLString,
  getNamedType,
} from 'graphql'
import type { FlattenedArrayField, FlattenedField, FlattenedGroupField } from 'payload'
import { asDoc, asDocs, type DeliveryContext, type Doc } from '../context.ts'
import { blocksField } from './blocks.ts'
import { asObject, type Build, type Fields, objectOnce } from './build.ts'
import { listOf } from './interfaces.ts'
import { leafField } from './leaf.ts'
import { LinkRecord, resolveLink, resolveLinks } from './link.ts'
import { relationField } from './relation.ts'
import { richText } from './rich-text.ts'

type Field = GraphQLFieldConfig<Doc, DeliveryContext>

/** Bookkeeping of Payload, and what is delivered in another form (`_seoMetaTags`). */
const INTERNAL = new Set(['id', 'blockName', 'blockType', 'createdAt', 'updatedAt', '_status'])
const DELIVERED_OTHERWISE = new Set(['seo'])

/** The delivered fields of a type: those that editors fill in, in their order. */
export function fieldsOf(build: Build, source: GraphQLObjectType, model: FlattenedField[]): Fields {
  const delivered = model.filter(
    ({ name, ...field }) =>
      !INTERNAL.has(name) && !DELIVERED_OTHERWISE.has(name) && !('hidden' in field && field.hidden),
  )
  return Object.fromEntries(
    delivered.map((field) => [field.name, fieldOf(build, source, field)] as const),
  )
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

type Group = Pick<FlattenedGroupField, 'name' | 'flattenedFields' | 'interfaceName'>

function groupField(build: Build, source: GraphQLObjectType, group: Group): Field {
  const { name } = group
  if (group.interfaceName === LinkRecord.name) {
    return {
      type: LinkRecord,
      resolve: (doc, _, context) => resolveLink(context, ownId(doc, name), asDoc(doc[name])),
    }
  }
  return {
    type: objectFor(build, source, group),
    resolve: (doc) => doc[name] && { ...asDoc(doc[name]), _id: ownId(doc, name) },
  }
}

/** Groups have no id of their own: theirs is made of their owner's and their name. */
function ownId(doc: Doc, name: string) {
  return `${doc.id ?? doc._id}-${name}`
}

function arrayField(build: Build, source: GraphQLObjectType, array: FlattenedArrayField): Field {
  const { name } = array
  if (array.interfaceName === 'LinkRow') {
    return {
      type: listOf(LinkRecord),
      resolve: (doc, _, context) => resolveLinks(context, doc[name]),
    }
  }
  const row = { id: { type: new GraphQLNonNull(GraphQLID) } }
  return { type: listOf(objectFor(build, source, array, row)), resolve: (doc) => asDocs(doc[name]) }
}

function objectFor(
  build: Build,
  source: GraphQLObjectType,
  { name, flattenedFields }: Pick<Group, 'name' | 'flattenedFields'>,
  identity: Fields = {},
) {
  const own = asObject(getNamedType(source.getFields()[name]?.type), `${source.name}.${name}`)
  const fields = () => ({ ...identity, ...fieldsOf(build, own, flattenedFields) })
  return objectOnce(build, { name: own.name, fields })
}
