import type { GlobalSlug, PayloadRequest } from 'payload'
import type { PayloadLockedDocument } from '../payload-types.ts'

type LockedSlug = NonNullable<PayloadLockedDocument['document']>['relationTo']

/** What a form edits: a record or a global. */
export type Target = { collection: LockedSlug; id: number } | { global: GlobalSlug }

/** In `custom` of a collection or global: its forms take part. */
export const EDITED_TOGETHER = 'editedTogether'

/** The record or global with these names, or undefined if nobody edits such a thing together. */
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

/** When the newest version of a record was saved, draft or not; undefined if there is none. */
export async function readSavedAt(
  req: PayloadRequest,
  target: Target,
  overrideAccess: boolean,
): Promise<string | undefined> {
  const select = { updatedAt: true } as const
  const options = { depth: 0, draft: true, overrideAccess, req, select }
  const doc: unknown =
    'global' in target
      ? await req.payload.findGlobal({ slug: target.global, ...options })
      : await req.payload.findByID({ ...target, ...options, disableErrors: true })
  if (typeof doc !== 'object' || doc === null) return undefined
  const { updatedAt } = { updatedAt: '', ...doc }
  return typeof updatedAt === 'string' ? updatedAt : ''
}

/** True if the request is addressed to this record, and does not only change it on the way. */
export function isAddressedTo(req: PayloadRequest, target: Target): boolean {
  if (req.payloadAPI !== 'REST') return false
  const { collection, global, id } = { collection: '', global: '', id: '', ...req.routeParams }
  // With an id it is the address of a version, which is restored as a version of its own.
  if ('global' in target) return global === target.global && id === ''
  return collection === target.collection && String(id) === String(target.id)
}
