import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql'
import type { CollectionConfig, Field, FlattenedField, GlobalConfig } from 'payload'
import { flattenAllFields } from 'payload'
import { expect, test } from 'vitest'
import { brand } from '../content/delivery/brand/brand.ts'
import { pageCollectionModels, pageGlobalModels } from '../content/kinds/models.ts'
import { media } from '../content/media/media.ts'
import { amenities } from '../content/model/amenities.ts'
import { blockKinds } from '../content/model/blocks.ts'
import { global } from '../content/model/global.ts'
import { site } from '../content/model/site.ts'
import { documents } from '../site/screens/documents.ts'
import { withIdentity } from '../site/server/preview/marks/identify.ts'
import { markData } from '../site/server/preview/marks/mark-data.ts'
import { Marks } from '../site/server/preview/marks/marks.ts'
import { referenceText } from '../site/server/preview/marks/reference.ts'

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../content/schema.graphql'), 'utf8'),
)

/** The fields of every record that pages show, by the record's name in a reference. */
const forms = new Map<string, FlattenedField[]>(
  [
    ...[...pageCollectionModels, amenities, media],
    ...[...pageGlobalModels, site, global, brand],
  ].map((record: CollectionConfig | GlobalConfig) => [record.slug, flat(record.fields)]),
)

function flat(fields: Field[]): FlattenedField[] {
  return flattenAllFields({ fields, cache: true })
}

/** Values for the variables of all queries. */
const VARIABLES = { slug: 'x', category: 'x', first: 1, skip: 0, orderBy: [], filter: {} }

/**
 * The result of a query with all fields, with one row in each list; the id of a row is its type.
 */
function answer(document: DocumentNode) {
  const { data, errors } = executeSync({
    schema,
    document: withIdentity(document),
    variableValues: VARIABLES,
    fieldResolver: (source, _, __, { fieldName, returnType }) =>
      fieldName === 'id' || fieldName === '_modelApiKey'
        ? nameOf(source.__typename, fieldName)
        : sampleOf(returnType),
  })
  if (errors) throw new Error(errors.join('\n'))
  return data
}

function nameOf(type: string, field: string) {
  const slug = blockKinds.find(({ interfaceName }) => interfaceName === type)?.slug
  return field === 'id' ? type : (slug ?? type)
}

function sampleOf(type: GraphQLOutputType): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return typesOf(inner.ofType).map(sampleOf)
  if (isObjectType(inner)) return { __typename: inner.name }
  if (isEnumType(inner)) return inner.getValues()[0]?.value
  const { name } = getNamedType(inner)
  return { String: 'Words', Boolean: true, JSON: {} }[name] ?? (name === 'ID' ? 'id' : 1)
}

function typesOf(type: GraphQLOutputType): readonly GraphQLOutputType[] {
  const named = getNamedType(type)
  return isAbstractType(named) ? schema.getPossibleTypes(named) : [type]
}

/** The part of a path that no form has; undefined if it is the path of a field. */
function missingPart(fields: FlattenedField[], [name, ...rest]: readonly string[]) {
  const field = fields.find((one) => one.name === name)
  if (!field || name === undefined) return name ?? '(no field)'
  if (field.type === 'group' || field.type === 'tab')
    return missingPart(field.flattenedFields, rest)
  if (field.type === 'array') return missingPart(field.flattenedFields, rest.slice(1))
  if (field.type === 'blocks') return missingPart(blockFields(field.blocks, rest[0]), rest.slice(1))
  // The field of all words has a part for each.
  return field.type === 'json' ? undefined : rest[0]
}

function blockFields(own: readonly { interfaceName?: string; fields: Field[] }[], type = '') {
  const isLink = type === 'LinkRecord'
  const block = [...own, ...blockKinds].find(
    ({ interfaceName }) => interfaceName === (isLink ? 'LinkBlock' : type),
  )
  return flat(block?.fields ?? [])
}

test.each(documents.map((document) => [nameOfQuery(document), document] as const))(
  'every text and picture of %s leads to a field of a form',
  (_, document) => {
    const marks = new Marks()
    const marked = JSON.stringify(markData(answer(document), marks))
    const lost = marks.in(marked).filter(({ record, path }) => {
      const [kind = '', id = ''] = record.split(':')
      const fields = forms.get(kind === 'global' ? id : kind)
      return !fields || missingPart(fields, path) !== undefined
    })
    expect([...new Set(lost.map(referenceText))]).toEqual([])
  },
)

function nameOfQuery({ definitions }: DocumentNode) {
  const names = definitions.map((one) => ('name' in one ? one.name?.value : undefined))
  return names[0] ?? 'a query'
}
