import type { Access, FieldAccess, PayloadRequest, TypedUser } from 'payload'

/** What a delivery token may read: only what is published, or drafts as well. */
export type Scope = 'published' | 'preview'

/** True for somebody signed in to the studio. */
export function isEditor({ req }: { req: PayloadRequest }): boolean {
  return req.user?.collection === 'users'
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

/** Everything that changes content, and everything about editors: the studio only. */
export const editorsOnly: Access = ({ req }) => isEditor({ req })

/** Fields nobody gets to see through any interface. */
export const nobody: FieldAccess = () => false

/** Access of a collection that tokens may read by the given rule and editors may change. */
export function editedInStudio(read: Access) {
  return {
    read,
    create: editorsOnly,
    update: editorsOnly,
    delete: editorsOnly,
    readVersions: editorsOnly,
  }
}

/** Access of a global that tokens may read by the given rule and editors may change. */
export function settingsEditedInStudio(read: Access) {
  return { read, update: editorsOnly, readVersions: editorsOnly }
}

/** Access of a collection whose records are public as soon as they are saved. */
export function publishedByPublishers(read: Access) {
  return { read, create: editorsOnly, update: editorsOnly, delete: editorsOnly }
}
