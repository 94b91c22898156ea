import type { Access, GlobalAfterReadHook, GlobalConfig } from 'payload'
import { shared } from '../../service/shared.ts'
import { isEditor } from '../access.ts'
import type { Feature } from '../feature.ts'

/** Globals as they were read, for example by their forms. */
const asRead = shared('globals as read', () => new WeakSet<object>())

const noteReading: GlobalAfterReadHook = ({ doc }) => {
  if (typeof doc === 'object' && doc !== null) asRead.add(doc)
  return doc
}

/**
 * Lets editors write in the form of a published global. Payload asks with what it has read whether
 * the form may be saved, and with a copy whether it may be published (`getDocumentPermissions.js` of
 * `@payloadcms/next`). For records it asks the first question about a draft; for globals it does
 * not, and the form was read-only until the next save. What is saved is checked by `drafts-only.ts`
 * all the same. No upstream issue found.
 */
export const editableGlobals: Feature = { global: withOpenForm }

function withOpenForm(global: GlobalConfig): GlobalConfig {
  const { access, hooks } = global
  const update: Access = (args) =>
    isEditor(args) && asRead.has(args.data ?? args) ? true : (access?.update?.(args) ?? false)
  return {
    ...global,
    access: { ...access, update },
    hooks: { ...hooks, afterRead: [...(hooks?.afterRead ?? []), noteReading] },
  }
}
