import type { SanitizedConfig } from 'payload'

/**
 * Removes the addresses of versions from collections that keep none, so that they answer 404. Payload
 * has them for all collections, and answers 500
 * (`payload/dist/collections/operations/restoreVersion.js`).
 *
 * No upstream issue found. To reproduce, send `POST /api/users/versions/1`.
 */
export function withoutUnkeptVersions(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (collection.versions || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.filter(
      ({ path }) => !/^\/versions(?:\/|$)/.test(path),
    )
  }
  return config
}
