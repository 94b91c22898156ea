import type { FieldHook, TextField } from 'payload'
import { setByServiceOnly } from '../../payload/access.ts'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { userName } from '../../payload/user-name.ts'
import { withWordsInComparison } from './diff-components.ts'

/**
 * Who saved this version, as a name: it stays when the account is deleted. Set with every save, and
 * never from what a client sends.
 */
const savedBy: TextField = {
  name: 'savedBy',
  type: 'text',
  hidden: true,
  access: setByServiceOnly,
  hooks: { beforeChange: [({ req }: Parameters<FieldHook>[0]) => userName(req.user)] },
}

const addition = {
  below: [savedBy],
  views: {
    versions: { Component: '/editing/versions/versions-view.tsx#VersionsView' },
    version: { Component: '/editing/versions/version-view.tsx#VersionView' },
  },
}

/** Records who saved each version; the studio shows it, and what changed. */
export const versions: Feature = {
  collection: (collection) =>
    collection.versions ? addToCollection(collection, addition) : collection,
  global: (global) => addToGlobal(global, addition),
  config: withWordsInComparison,
}
