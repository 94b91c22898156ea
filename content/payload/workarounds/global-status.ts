import type { Feature } from '../feature.ts'

/**
 * Whenever some fields of a global are read, its status is read too. A form determines in this way
 * whether the global is published (`getVersions.js` of `@payloadcms/next`), and without the status
 * it showed published globals with changes as drafts.
 * https://github.com/payloadcms/payload/issues/17164
 */
export const globalStatus: Feature = {
  global: (global) => ({ ...global, forceSelect: { ...global.forceSelect, _status: true } }),
}
