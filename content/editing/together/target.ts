import type { GlobalSlug, PayloadRequest } from 'payload'
import type { PayloadLockedDocument } from '../../payload-types.ts'

type LockedSlug = NonNullable<PayloadLockedDocument['document']>['relationTo']

/** The record or global that a form edits. */
export type Target = { collection: LockedSlug; id: number } | { global: GlobalSlug }

/** A flag in `custom` of a collection or global: its forms take part. */
export const EDITED_TOGETHER = 'editedTogether'

/** The record or global with these names, or undefined if it has no shared forms. */
export function targetOf(
  { collections, globals }: PayloadRequest['payload']['config'],
  names: { collection?: unknown; id?: unknown; global?: unknown },
): Target | undefined {
  const isEdited = (slug: unknown): slug is LockedSlug =>
    collections.some((one) => one.slug === slug && EDITED_TOGETHER in one.custom)
  const global = globals.find((one) => one.slug === names.global && EDITED_TOGETHER in one.custom)
  if (global) return { global: global.slug }
  const [collection, id] = [names.collection, Number(names.id)]
  return isEdited(collection) && Number.isInteger(id) ? { collection, id } : undefined
}

/** The newest version of a record, draft or not: its time, and its author if known. */
export type Newest = { savedAt: string; savedBy: string | null }

/** Reads the time and author of the newest version of a record; undefined if there is none. */
export async function readNewest(
  req: PayloadRequest,
  target: Target,
  overrideAccess: boolean,
): Promise<Newest | undefined> {
  // Payload hides the author of a version from all clients.
  const options = { depth: 0, draft: true, overrideAccess, showHiddenFields: true, req }
  const select = { updatedAt: true, savedBy: true } as const
  const doc: unknown =
    'global' in target
      ? await req.payload.findGlobal({ slug: target.global, ...options, select })
      : await req.payload.findByID({ ...target, ...options, select, disableErrors: true })
  if (typeof doc !== 'object' || doc === null) return undefined
  const { updatedAt, savedBy } = { updatedAt: '', savedBy: null, ...doc }
  return {
    savedAt: typeof updatedAt === 'string' ? updatedAt : '',
    savedBy: typeof savedBy === 'string' ? savedBy : null,
  }
}

/**
 * True if the request is addressed to this record, and does not change it only as a side effect.
 */
export function isAddressedTo(req: PayloadRequest, target: Target): boolean {
  if (req.payloadAPI !== 'REST') return false
  const { collection, global, id } = { collection: '', global: '', id: '', ...req.routeParams }
  // With an id it is the address of a version, which is restored as a new version.
  if ('global' in target) return global === target.global && id === ''
  return collection === target.collection && String(id) === String(target.id)
}
