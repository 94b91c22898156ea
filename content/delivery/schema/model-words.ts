import { asString } from '@belvedere/kit/json.ts'
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Build } from './build.ts'
import { asSentence } from './describe.ts'
import type { Kind } from './kind.ts'

/** What the studio says about a kind of records: its name, then the advice above its list. */
export function describeRecord(build: Build, kind: Kind): string {
  const isGlobal = 'global' in kind
  const noun = isGlobal ? globalName(build, kind.global) : singularOf(build, kind.collection)
  const model = isGlobal
    ? build.config.globals.find(({ slug }) => slug === kind.global)
    : build.config.collections.find(({ slug }) => slug === kind.collection)
  return [noun, asString(model?.admin?.description)].filter(Boolean).map(asSentence).join(' ')
}

/** The name of a global in the studio: “Home page”. */
export function globalName({ config }: Build, global: GlobalSlug): string {
  return asString(config.globals.find(({ slug }) => slug === global)?.label) || global
}

/** The name of one record of a collection in the studio: “Listing”. */
export function singularOf({ config }: Build, collection: CollectionSlug): string {
  const model = config.collections.find(({ slug }) => slug === collection)
  return asString(model?.labels.singular) || collection
}

/** The name of a collection in the studio: “Listings”. */
export function pluralOf({ config }: Build, collection: CollectionSlug): string {
  const model = config.collections.find(({ slug }) => slug === collection)
  return asString(model?.labels.plural) || collection
}
