import type { CollectionConfig, FieldHook, GlobalConfig, TextField, TypedUser } from 'payload'
import { setByServiceOnly } from '../../payload/access.ts'

/**
 * Who saved this version, as a name: it stays when the account is deleted. Set with every save, and
 * never from what a client sends.
 */
const savedBy: TextField = {
  name: 'savedBy',
  type: 'text',
  hidden: true,
  access: setByServiceOnly,
  hooks: { beforeChange: [({ req }: Parameters<FieldHook>[0]) => nameOf(req.user)] },
}

/** How a user is called in the history: by name, else by email address. */
export function nameOf(user: TypedUser | null): string | null {
  if (user?.collection !== 'users') return null
  return user.name?.trim() || user.email || null
}

const views = {
  versions: { Component: '/editing/versions/versions-view.tsx#VersionsView' },
  version: { Component: '/editing/versions/version-view.tsx#VersionView' },
}

/** Records who saved each version of a record; the studio shows it, and what changed. */
export function withAuthors(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  return withViews({ ...collection, fields: [...collection.fields, savedBy] })
}

/** As `withAuthors`, for a global. */
export function globalWithAuthors(global: GlobalConfig): GlobalConfig {
  return withViews({ ...global, fields: [...global.fields, savedBy] })
}

type Shown = { admin?: { components?: { views?: { edit?: object } } } }

function withViews<Config extends Shown>({ admin, ...config }: Config) {
  const { components } = admin ?? {}
  const edit = { ...components?.views?.edit, ...views }
  return {
    ...config,
    admin: { ...admin, components: { ...components, views: { ...components?.views, edit } } },
  }
}
