import { collectionPages, globalPages } from '@belvedere/blocks/page-kinds.ts'
import type { PageHour } from '@belvedere/kit/page-hour.ts'
import type { Redirect } from '@belvedere/kit/redirects.ts'
import { defaultFieldResolver, execute, type GraphQLFieldResolver } from 'graphql'
import type { IndexedPage } from '../content/indexed-pages.ts'
import { type ListArgs, listOf } from './fake-list.ts'
import type { Block } from './records.ts'
import { parseOnce, schema } from './test-schema.ts'

/** A page of the fake content service. */
export type Page = {
  id: string
  title: string | null
  hour?: PageHour
  blocks: Block[]
  tags?: string[]
}
export type Fields = Record<string, unknown>
export type Question = { query: string; operationName: string; variables: { slug?: string } }

/** The kinds of pages besides the generic ones and the home page, which have their own map. */
export const KINDS = collectionPages.filter((page) => page.root !== 'page')
export const GLOBALS = globalPages.filter((page) => page.root !== 'home')

type RecordLists = Record<(typeof KINDS)[number]['root'], Fields[]>

export function byRoot<Root extends string, Value>(
  kinds: readonly { root: Root }[],
  make: () => Value,
) {
  return Object.fromEntries(kinds.map(({ root }) => [root, make()])) as Record<Root, Value>
}

type Known = ReturnType<typeof recordsFor>

/** The contents of the fake content service. */
type Records = {
  pages: ReadonlyMap<string, Page>
  site: Fields
  global: Fields
  brand: Fields | null
  redirects: readonly Redirect[]
  records: RecordLists
  amenities: readonly Fields[]
  only: Record<string, Fields | null>
  factFilters: readonly Fields[]
  addresses: string[] | null
  indexedPages: IndexedPage[]
}

/** What filters and sorts a category while the owner lists no facts. */
export const USUAL_FACTS = [
  { key: 'bedrooms', label: 'Bedrooms', kind: 'number', isSorted: true, choices: [] },
  { key: 'area', label: 'Area', kind: 'number', isSorted: true, choices: [] },
]

/**
 * The records that a query may read, in their current state, and the cache tags of its response.
 */
export function recordsFor({ variables, operationName }: Question, content: Records) {
  const { pages, site, global } = content
  const slug = operationName === 'Home' ? '' : (variables.slug ?? '')
  const page = pages.get(slug)
  const found = page && { ...record('page'), slug, _seoMetaTags: seo(page), ...page }
  return {
    tags: OWN_TAGS[operationName] ?? tagsOfRecord(operationName, slug) ?? tagsOf(slug, page),
    records: structuredClone(content.records),
    rootValue: {
      site: {
        ...record('site'),
        faviconMetaTags: [],
        icons: [],
        inquireTo: '/contact',
        addresses: null,
        ...site,
      },
      brand: content.brand && { ...record('brand'), fonts: [], words: [], ...content.brand },
      global: { ...record('global'), ...EMPTY_GLOBAL, ...global },
      redirects: content.redirects.map((one) => ({ ...record('redirect'), ...one })),
      factFilters: content.factFilters,
      addresses: content.addresses,
      indexedPages: content.indexedPages,
      _redirectsMeta: { count: content.redirects.length },
      home: found,
      page: found,
      ...Object.fromEntries(
        GLOBALS.map(({ root, key }) => {
          const own = content.only[root]
          return [root, own && { ...record(key), ...EMPTY_RECORD, ...own }]
        }),
      ),
      amenities: content.amenities,
      _amenitiesMeta: { count: content.amenities.length },
    },
  }
}

/** Executes a query on records. */
export async function answerQuery(question: Question, { tags, records, ...known }: Known) {
  const { query, variables, operationName } = question
  const rootValue = { ...known.rootValue, ...recordFields(records) }
  const { document, errors } = parseOnce(query)
  if (errors.length > 0) return { errors }
  const result = await execute({
    schema,
    document,
    rootValue,
    variableValues: variables,
    operationName,
    fieldResolver: byAliasToo,
  })
  return { ...result, extensions: { cacheTags: tags } }
}

/**
 * Fixtures are query results: a field that is queried twice is stored under its aliases, and ids that
 * no view uses are left out.
 */
const byAliasToo: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const { key } = info.path
  const isThere = typeof source === 'object' && source !== null && key in source
  const fieldName = isThere && typeof key === 'string' ? key : info.fieldName
  const value = defaultFieldResolver(source, args, context, { ...info, fieldName })
  if (info.fieldName !== 'id' || (value !== undefined && value !== null)) return value
  return `at-${info.path.prev?.key}`
}

function tagsOf(slug: string, page: Page | undefined) {
  const own = slug === '' ? ['global:home'] : [`pages:slug=${slug}`]
  return [...own, ...(page && slug !== '' ? [`pages:${page.id}`] : []), ...(page?.tags ?? [])]
}

function record(kind: string) {
  return { id: kind, _modelApiKey: kind }
}

function seo({ title }: Page) {
  return [{ tag: 'title', attributes: null, content: title }]
}

/** The fields of `Query` that read records, as in the content service. */
function recordFields(records: RecordLists) {
  const whole = (kind: keyof RecordLists) =>
    records[kind].map((fields) => ({ ...record(kind), ...EMPTY_RECORD, ...fields }))
  const one = (kind: keyof RecordLists) => [kind, bySlug(whole(kind))]
  const listed = (args: ListArgs) => listOf(whole('realEstateListing'), args)
  return {
    ...Object.fromEntries(KINDS.map(({ root }) => one(root))),
    listings: listed,
    _listingsMeta: (args: ListArgs) => ({ count: listed({ filter: args.filter }).length }),
  }
}

function bySlug(records: Fields[]) {
  return ({ filter }: { filter: { slug: { eq: string } } }) =>
    records.find(({ slug }) => slug === filter.slug.eq) ?? null
}

/** The tags of a query that is named after the type of its record. */
function tagsOfRecord(operationName: string, slug: string) {
  const isAsked = ({ type }: { type: string }) => type === `${operationName}Record`
  const collection = KINDS.find(isAsked)?.collection
  const global = GLOBALS.find(isAsked)?.global
  if (global) return [`global:${global}`]
  return collection && [`${collection}:slug=${slug}`]
}

const EMPTY_RECORD = {
  _seoMetaTags: [],
  blocks: [],
  images: [],
  pictures: [],
  waters: [],
  places: [],
  related: [],
}

const OWN_TAGS: Record<string, string[]> = {
  Shell: ['global:site', 'global:global'],
  Settings: ['global:site', 'global:global', 'listings', 'amenities'],
  Redirects: ['redirects', 'global:site'],
  Addresses: ['addresses', 'global:home'],
  IndexedPages: ['indexed-pages', 'global:site', 'global:home:address'],
  CategoryListings: ['listings'],
  SettingsListings: ['listings'],
  SettingsAmenities: ['amenities'],
}

const EMPTY_GLOBAL = {
  menu: [],
  menu2: [],
  menu3: [],
  menuData: [],
  secondaryMenu: [],
  footMenu1: [],
  footMenu2: [],
}
