import { configToSchema } from '@payloadcms/graphql'
import type { CollectionSlug, GlobalSlug, SanitizedConfig } from 'payload'
import type { Build } from './build.ts'
import { fieldsOf } from './fields.ts'
import { FileField } from './file.ts'
import type { Kind } from './kind.ts'
import { globalType, sluggedType } from './record-types.ts'

/** Starts a schema build for a content model and the kinds of records that it delivers. */
export function createBuild(config: SanitizedConfig, kinds: readonly Kind[]): Build {
  const build: Build = {
    config,
    payloadSchema: configToSchema(config).schema,
    objects: new Map(),
    typeOf: (collection) => typeOf(build, kinds, collection),
    typeOfGlobal: (global) => typeOfGlobal(build, kinds, global),
    fieldsOf: (source, model) => fieldsOf(build, source, model),
  }
  return build
}

function typeOf(build: Build, kinds: readonly Kind[], collection: CollectionSlug) {
  if (collection === 'media') return FileField
  const kind = kinds.find((one) => 'collection' in one && one.collection === collection)
  if (kind && 'collection' in kind) return sluggedType(build, kind)
  throw new Error(`The delivery API has no kind for "${collection}": add it to schema/kinds.ts.`)
}

function typeOfGlobal(build: Build, kinds: readonly Kind[], global: GlobalSlug) {
  const kind = kinds.find((one) => 'global' in one && one.global === global)
  if (kind && 'global' in kind) return globalType(build, kind)
  throw new Error(`The delivery API has no kind for "${global}": add it to schema/kinds.ts.`)
}
