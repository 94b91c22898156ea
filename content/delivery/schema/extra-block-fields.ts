import { GraphQLBoolean, GraphQLFloat, GraphQLString, getNamedType } from 'graphql'
import { COLLECTION_PAGES, typeNameOf } from '../../kinds/table.ts'
import { asDoc, type Doc } from '../../payload/doc.ts'
import { formWords } from '../brand/form-words.ts'
import type { DeliveryContext } from '../context.ts'
import { tagList } from '../list-tags.ts'
import { findShown } from '../lists.ts'
import { readGlobal } from '../records.ts'
import { type RelatedArgs, relatedListings } from '../related-listings.ts'
import { unlessSkimmed } from '../unsaved/skim-blocks.ts'
import { asObject, type Build, type Fields } from './build.ts'
import { listOf } from './interfaces.ts'
import { relatedArgs } from './listing.ts'

/**
 * The fields of a block that are not in the model. Their resolvers find the record that contains
 * the block as `_page`, and its type name as `_pageType`.
 */
export function extraBlockFields(build: Build, slug: string): Fields {
  return unlessSkimmed(EXTRA_FIELDS.get(slug)?.(build) ?? {})
}

const LISTING = typeNameOf(COLLECTION_PAGES.listings)

const EXTRA_FIELDS = new Map<string, (build: Build) => Fields>([
  ['contact_form', formFields],
  ['globe', whereFields],
  ['hero', heroFields],
  ['listings_related', relatedFields],
  ['real_estate_categories', categoryFields],
])

/** The brand's words for the form; null while the owner has not set any. */
function formFields(build: Build): Fields {
  const type = getNamedType(build.typeOfGlobal('brand').getFields().form?.type)
  return {
    words: {
      type: asObject(type ?? undefined, 'the words of the form'),
      description: 'The words of the form, from the brand; null while it has none.',
      resolve: (_, __, context) => formWords(context),
    },
  }
}

/** The coordinates of the property, from the settings of the site; null unless both are set. */
function whereFields(): Fields {
  return { lat: coordinate('lat'), lng: coordinate('lng') }
}

function coordinate(name: 'lat' | 'lng'): Fields[string] {
  return {
    type: GraphQLFloat,
    description: 'Where the property is, from the settings of the site.',
    resolve: async (_, __, context) => {
      context.tags.add('global:site')
      const site = await readGlobal(context, 'site')
      const isSet = typeof site?.lat === 'number' && typeof site.lng === 'number'
      return isSet ? site[name] : null
    },
  }
}

/** The time zone of the house, and the looks in the words of the specification. */
function heroFields(): Fields {
  return {
    isTitleBig: isLook('big', 'Whether the look is `big`: full screen with the largest title.'),
    isOverMedia: isLook('over', 'Whether the look is `over`. The site of 0.2.0 asks for it.'),
    isSlim: isLook('slim', 'Whether the look is `slim`: a slim picture below the title.'),
    timeZone: {
      type: GraphQLString,
      description: 'The time zone of the house, from the settings of the site; null without one.',
      resolve: async (_, __, context) => {
        context.tags.add('global:site')
        return (await readGlobal(context, 'site'))?.timeZone ?? null
      },
    },
  }
}

function isLook(look: string, description: string): Fields[string] {
  return { type: GraphQLBoolean, description, resolve: (block) => block.look === look }
}

/** The listing that contains the block (if any), related listings and the overview page. */
function relatedFields(build: Build): Fields {
  const type = build.typeOf('listings')
  return {
    listing: {
      type,
      description: 'The listing whose page has the block; null on other pages.',
      resolve: listingOf,
    },
    items: {
      type: listOf(type),
      description: 'Listings like the one of the page.',
      args: relatedArgs,
      resolve: (block, args: RelatedArgs, context) =>
        relatedListings(context, args, listingOf(block)),
    },
    overview: {
      type: build.typeOfGlobal('real-estate-overview'),
      description: 'The overview page; null while it is not published.',
      resolve: (_, __, context) => readGlobal(context, 'real-estate-overview'),
    },
  }
}

function listingOf({ _page, _pageType }: Doc) {
  return _pageType === LISTING ? asDoc(_page) : undefined
}

function categoryFields(build: Build): Fields {
  const type = listOf(build.typeOf('real-estate-categories'))
  const description = 'All categories, in the order of the studio.'
  return { categories: { type, description, resolve: (_, __, context) => allCategories(context) } }
}

/** All categories in the order that editors set in the studio. */
function allCategories(context: DeliveryContext) {
  tagList(context, 'real-estate-categories', { fields: ['_order', 'title'], where: [] })
  const all = { where: [], sort: ['_order', 'title'], limit: 100 }
  return findShown(context, 'real-estate-categories', all)
}
