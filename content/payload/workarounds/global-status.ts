import type { Feature } from '../feature.ts'

/**
 * Whenever some fields of a global are read, its status is among them. A form asks in this way
 * whether the global is published (`getVersions.js` of `@payloadcms/next`), and without the status
 * it called published globals with changes a draft.
 * https://github.com/payloadcms/payload/issues/17164
 */
export const globalStatus: Feature = {
  global: (global) => ({ ...global, forceSelect: { ...global.forceSelect, _status: true } }),
}
