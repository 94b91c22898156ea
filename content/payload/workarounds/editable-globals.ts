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
 * Lets editors edit the form of a published global. Payload checks with the data it has read
 * whether the form may be saved, and with a copy whether it may be published
 * (`getDocumentPermissions.js` of `@payloadcms/next`). For records it makes the first check for a
 * draft; for globals it does not, so the form was read-only until the next save. Saves are checked
 * by `drafts-only.ts` anyway. No upstream issue found.
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
