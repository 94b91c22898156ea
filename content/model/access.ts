import type { Access, FieldAccess, PayloadRequest, TypedUser } from 'payload'

/** What a delivery token may read: only what is published, or drafts as well. */
export type Scope = 'published' | 'preview'

type Asker = { req: Pick<PayloadRequest, 'user'> }

/** True for somebody signed in to the studio, whatever the role. */
export function isEditor({ req }: Asker): boolean {
  return req.user?.collection === 'users'
}

/** True for whoever may change what the public sees. */
export function isPublisher({ req: { user } }: Asker): boolean {
  if (user?.collection !== 'users') return false
  return user.role === 'publisher' || user.role === 'administrator'
}

/** True for whoever may change accounts and delivery tokens. */
export function isAdministrator({ req: { user } }: Asker): boolean {
  return user?.collection === 'users' && user.role === 'administrator'
}

/** The scope of a delivery token, if that is who asks. */
export function deliveryScope({ user }: { user?: TypedUser | null }): Scope | undefined {
  if (user?.collection !== 'delivery-tokens') return undefined
  return user.scope === 'preview' || user.scope === 'published' ? user.scope : undefined
}

/** Reading a record that is always public once it exists: editors and any delivery token. */
export const readDelivered: Access = ({ req }) =>
  isEditor({ req }) || deliveryScope(req) !== undefined

/** Reading a record that has drafts: a token of the published scope sees published ones only. */
export const readPublished: Access = ({ req }) => {
  if (isEditor({ req }) || deliveryScope(req) === 'preview') return true
  return deliveryScope(req) === 'published' ? { _status: { equals: 'published' } } : false
}

/** Whatever anybody who is signed in to the studio may do. */
export const editorsOnly: Access = ({ req }) => isEditor({ req })

/** What changes the public site at once. */
export const publishersOnly: Access = ({ req }) => isPublisher({ req })

/** Accounts and delivery tokens. */
export const administratorsOnly: Access = ({ req }) => isAdministrator({ req })

/** Fields that only an administrator sets. */
export const administratorsOnlyField: FieldAccess = ({ req }) => isAdministrator({ req })

/** Fields nobody gets to see through any interface. */
export const nobody: FieldAccess = () => false

/** Fields that the service fills in itself: what anybody sends for them is passed over. */
export const filledInOnly = { create: nobody, update: nobody }

/** The studio asks this with `_status: 'published'` to know whether it offers to publish. */
const save: Access = ({ req, data }) =>
  isPublisher({ req }) || (isEditor({ req }) && data?._status !== 'published')

const deleteUnpublished: Access = ({ req }) =>
  isPublisher({ req }) || (isEditor({ req }) && { _status: { not_equals: 'published' } })

/**
 * Access of a collection with drafts, read by the given rule. What an editor may save is looked at
 * once more in `drafts-only.ts`, where it is known whether a save is one of a draft.
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

/** Access of a global with drafts, read by the given rule. */
export function settingsEditedInStudio(read: Access) {
  return { read, update: save, readVersions: editorsOnly }
}

/**
 * Access of uploads: they are public as soon as they are saved, but nobody meets one before a page
 * that shows it is published.
 */
export function uploadedInStudio(read: Access) {
  return { read, create: editorsOnly, update: editorsOnly, delete: editorsOnly }
}

/** Access of a collection whose records change the site as soon as they are saved. */
export function publishedByPublishers(read: Access) {
  return { read, create: publishersOnly, update: publishersOnly, delete: publishersOnly }
}
