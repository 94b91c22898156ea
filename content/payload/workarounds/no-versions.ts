import type { SanitizedConfig } from 'payload'

/**
 * Removes the addresses of versions from collections and globals that keep none, so that they answer
 * 404. Payload adds them to all, and answers 500
 * (`payload/dist/collections/operations/restoreVersion.js`).
 *
 * No upstream issue found. To reproduce, send `POST /api/users/versions/1`.
 */
export function withoutUnkeptVersions(config: SanitizedConfig): SanitizedConfig {
  for (const owner of [...config.collections, ...config.globals]) {
    const { endpoints } = owner
    if (owner.versions || !endpoints) continue
    // There are no schedules either; only the collection of jobs has that address.
    owner.endpoints = endpoints.filter(({ path }) => !UNKEPT.test(path))
  }
  return config
}

const UNKEPT = /^\/versions(?:\/|$)|^\/handle-schedules$/
