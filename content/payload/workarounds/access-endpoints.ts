import type { Endpoint, SanitizedConfig } from 'payload'
import { isEditor } from '../access.ts'

type Endpoints = Endpoint[] | Omit<Endpoint, 'root'>[] | false

/**
 * Hides the access endpoints from clients that are not signed in. Payload shows `/api/access` and the access
 * endpoints of records, with every field of the model, without a session
 * (`payload/dist/auth/endpoints/access.js`).
 *
 * No upstream issue found. To reproduce, ask `GET /api/access` without a session.
 */
export function accessForEditorsOnly(config: SanitizedConfig): SanitizedConfig {
  for (const owner of [config, ...config.collections, ...config.globals]) guard(owner)
  return config
}

function guard(owner: { endpoints?: Endpoints }) {
  if (owner.endpoints) owner.endpoints = owner.endpoints.map(guarded)
}

function guarded<E extends Omit<Endpoint, 'root'>>(endpoint: E): E {
  if (!/^\/access(\/|$)/.test(endpoint.path)) return endpoint
  const handler: Endpoint['handler'] = (req) =>
    isEditor({ req }) ? endpoint.handler(req) : Response.json({ canAccessAdmin: false })
  return { ...endpoint, handler }
}
