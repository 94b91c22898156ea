import type { CollectionSlug, GlobalSlug } from 'payload'
import type { ListOptions } from '../../kinds/kind.ts'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import type { Build, Fields } from './build.ts'

type Common = {
  /** The field of `Query`; in snake case it is the model key. */
  root: string
}

export type GlobalKind = Common & {
  global: GlobalSlug
  /** Fields that are not in the model, computed from other records and files. */
  extraFields?: Fields
}

/** Computes the value of a field that the editor left empty. */
export type Derive = (context: DeliveryContext, record: Doc) => unknown

/** Records of a collection, read by slug or as a list. */
export type SluggedKind = Common & {
  collection: CollectionSlug
  /** Whether a query must name a slug (specification §5). */
  isSlugRequired?: boolean
  /** Whether records can be queried as a list only. */
  isListOnly?: boolean
  list?: ListOptions | null
  derived?: Record<string, Derive>
  /** Fields that replace those of the model. */
  overrides?: Fields
  /** Fields that are not in the model, computed from other records. */
  extraFields?: Fields | ((build: Build) => Fields)
}

export type Kind = GlobalKind | SluggedKind
