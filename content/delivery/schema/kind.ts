import type { CollectionSlug, GlobalSlug } from 'payload'
import type { DeliveryContext, Doc } from '../context.ts'
import type { Build, Fields } from './build.ts'

type Common = {
  /** The field of `Query`; in snake case it is the model key. */
  root: string
}

export type GlobalKind = Common & {
  global: GlobalSlug
  /** The path on the site, for globals that are pages. */
  path?: string
  /** Fields that are not in the model, made from other records and files. */
  extraFields?: Fields
}

/** Computes the value of a field that the editor left empty. */
export type Derive = (context: DeliveryContext, record: Doc) => unknown

/** The list of a collection’s records, as a field of `Query`. */
export type ListOptions = {
  root: string
  /** Fields that the text filter searches. */
  searched: string[]
  /** Number fields to filter by. */
  numbers?: string[]
  /** Select fields to filter by. */
  choices?: string[]
  /** Text fields to filter by whether they are filled. */
  filled?: string[]
  /** Relations to filter by slug, with the collection they refer to. */
  relations?: Record<string, CollectionSlug>
  /** Fields to sort by; the first one is the default. */
  sorted: string[]
  /** Hidden fields that replace a sort field in the database query, by field. */
  sortedAs?: Record<string, string>
}

/** Records of a collection, read by slug or as a list. */
export type SluggedKind = Common & {
  collection: CollectionSlug
  /** Whether a query must name a slug (specification §5). */
  isSlugRequired?: boolean
  /** Whether records can be queried as a list only. */
  isListOnly?: boolean
  list?: ListOptions
  derived?: Record<string, Derive>
  /** Fields that replace those of the model. */
  overrides?: Fields
  /** Fields that are not in the model, computed from other records. */
  extraFields?: Fields | ((build: Build) => Fields)
}

export type Kind = GlobalKind | SluggedKind
