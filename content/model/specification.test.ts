import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { expect, test } from 'vitest'
import specification from './specification.json' with { type: 'json' }

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'))
const { settings, records, pages, seo, types } = specification

/** The kinds in the model; a property may have removed some. */
const kinds = Object.entries(specification.kinds).filter(([kind]) => schema.getType(typeOf(kind)))

/** Types that were removed together with the only kind that had them. */
const ofRemoved = Object.entries(specification.typesOf)
  .filter(([kind]) => !schema.getType(typeOf(kind)))
  .flatMap(([, names]) => names)

test('the transcription has forty block kinds', () => {
  expect(Object.keys(specification.kinds)).toHaveLength(40)
})

test('the globals of specification §3 have their field names', () => {
  expect(settings.filter((name) => !rootType(name))).toEqual([])
})

test.each(Object.entries(records))('%s has every field of specification §3', (root, paths) => {
  expect(missing(rootType(root), paths)).toEqual([])
})

test.each(Object.entries(types).filter(([name]) => !ofRemoved.includes(name)))(
  '%s has every field of specification §3',
  (name, paths) => {
    expect(missing(schema.getType(name), paths)).toEqual([])
  },
)

test.each(seo)('%s has SEO fields', (root) => {
  const paths = ['_seoMetaTags.attributes', '_seoMetaTags.content', '_seoMetaTags.tag']
  expect(missing(rootType(root), paths)).toEqual([])
})

test.each(pages)('%s can contain blocks of every kind', (root) => {
  const offered = new Set(membersOf(field(rootType(root), 'blocks')).map(({ name }) => name))
  expect(kinds.filter(([kind]) => !offered.has(typeOf(kind)))).toEqual([])
})

test.each(kinds)('block kind %s has every field of §3', (kind, paths) => {
  expect(missing(schema.getType(typeOf(kind)), ['id', '_modelApiKey', ...paths])).toEqual([])
})

test('missing fields are found at every level', () => {
  const page = rootType('page')
  expect(missing(page, ['slug', 'slugs', '_seoMetaTags.tags', 'blocks.id', 'blocks.xxl'])).toEqual([
    'slugs',
    '_seoMetaTags.tags',
    'blocks.xxl',
  ])
})

/** `feature_5050_media` is delivered as a `Feature5050MediaRecord`. */
function typeOf(kind: string) {
  const words = kind.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Record`
}

function rootType(name: string) {
  return field(schema.getQueryType() ?? undefined, name)
}

function missing(type: GraphQLNamedType | undefined, paths: string[]): string[] {
  return paths.filter((path) => !resolves(type, path.split('.')))
}

/** A path through a union exists if one of its members has it. */
function resolves(type: GraphQLNamedType | undefined, [name, ...rest]: string[]): boolean {
  if (name === undefined) return type !== undefined
  return membersOf(type).some((member) => resolves(field(member, name), rest))
}

function membersOf(type: GraphQLNamedType | undefined): readonly GraphQLNamedType[] {
  if (isUnionType(type)) return type.getTypes()
  return type ? [type] : []
}

function field(type: GraphQLNamedType | undefined, name: string): GraphQLNamedType | undefined {
  const found = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
  return found && getNamedType(found.type)
}
