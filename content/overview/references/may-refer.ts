import type {
  BasePayload,
  CollectionSlug,
  FlattenedField,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { canRefer } from './can-refer.ts'

/**
 * An enquiry stores its subject by title and path, which stay when the record is deleted, so it
 * does not prevent deletion.
 */
const PAST: ReadonlySet<string> = new Set(['enquiries'])

type MayRefer = { collections: SanitizedCollectionConfig[]; globals: SanitizedGlobalConfig[] }

/** The collections and globals whose records may use records of this collection. */
export function mayRefer({ config }: BasePayload, collection: CollectionSlug): MayRefer {
  const mayHold = ({ flattenedFields }: { flattenedFields: FlattenedField[] }) =>
    canRefer(flattenedFields, collection)
  const isContent = ({ slug }: SanitizedCollectionConfig) =>
    !slug.startsWith('payload-') && !PAST.has(slug)
  return {
    collections: config.collections.filter((one) => isContent(one) && mayHold(one)),
    globals: config.globals.filter(mayHold),
  }
}
