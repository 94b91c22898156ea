import type { Access, FieldAccess, PayloadRequest, TypedUser } from 'payload'

/** The scope of a delivery token: published content only, or drafts as well. */
export type Scope = 'published' | 'preview'

type WithUser = { req: Pick<PayloadRequest, 'user'> }

/** True for signed-in users of the studio, with any role. */
export function isEditor({ req }: WithUser): boolean {
  return req.user?.collection === 'users'
}

/** True for users who may publish. */
export function isPublisher({ req: { user } }: WithUser): boolean {
  if (user?.collection !== 'users') return false
  return user.role === 'publisher' || user.role === 'administrator'
}

/** True for users who may manage accounts and delivery tokens. */
export function isAdministrator({ req: { user } }: WithUser): boolean {
  return user?.collection === 'users' && user.role === 'administrator'
}

/** The scope of the delivery token that sends a request, or undefined for other users. */
export function deliveryScope({ user }: { user?: TypedUser | null }): Scope | undefined {
  if (user?.collection !== 'delivery-tokens') return undefined
  return user.scope === 'preview' || user.scope === 'published' ? user.scope : undefined
}

/** Read access to records without drafts: editors and every delivery token. */
export const readDelivered: Access = ({ req }) =>
  isEditor({ req }) || deliveryScope(req) !== undefined

/** Read access to records with drafts: tokens of the published scope see published ones only. */
export const readPublished: Access = ({ req }) => {
  if (isEditor({ req }) || deliveryScope(req) === 'preview') return true
  return deliveryScope(req) === 'published' ? { _status: { equals: 'published' } } : false
}

/** For all signed-in users of the studio. */
export const editorsOnly: Access = ({ req }) => isEditor({ req })

/** For operations that change the public site at once. */
export const publishersOnly: Access = ({ req }) => isPublisher({ req })

/** For accounts and delivery tokens. */
export const administratorsOnly: Access = ({ req }) => isAdministrator({ req })

export const administratorsOnlyField: FieldAccess = ({ req }) => isAdministrator({ req })

/** For fields that no interface may read or write. */
export const noAccess: FieldAccess = () => false

/** For fields that the service sets itself: values sent by clients are ignored. */
export const setByServiceOnly = { create: noAccess, update: noAccess }

/** The studio calls this with `_status: 'published'` to decide whether to show the publish button. */
const save: Access = ({ req, data }) =>
  isPublisher({ req }) || (isEditor({ req }) && data?._status !== 'published')

const deleteUnpublished: Access = ({ req }) =>
  isPublisher({ req }) || (isEditor({ req }) && { _status: { not_equals: 'published' } })

/**
 * Access rules of a collection with drafts, with the given rule for reading. `drafts-only.ts`
 * checks saves again, because only an operation hook can tell whether a save is a draft.
 */
export function editedInStudio(read: Access) {
  return {
    read,
    create: save,
    update: save,
    delete: deleteUnpublished,
    readVersions: editorsOnly,
  }
}

/** Access rules of a global with drafts, with the given rule for reading. */
export function settingsEditedInStudio(read: Access) {
  return { read, update: save, readVersions: editorsOnly }
}

/**
 * Access rules of uploads. A file is public as soon as it is saved, but visitors only see it once a
 * page that uses it is published. For a file in use, only publishers may replace the contents
 * (`drafts-only.ts`) and change its look (`library/keep-public-look.ts`), which is visible at once.
 */
export function uploadedInStudio(read: Access) {
  return { read, create: editorsOnly, update: editorsOnly, delete: editorsOnly }
}

/** Access rules of a collection whose records are public as soon as they are saved. */
export function publishedByPublishers(read: Access) {
  return { read, create: publishersOnly, update: publishersOnly, delete: publishersOnly }
}
