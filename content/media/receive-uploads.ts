import { getPayload, type SanitizedConfig } from 'payload'
import { hasOpenSession } from '../payload/is-signed-in.ts'
import { receive } from './receive.ts'

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/**
 * Passes uploads on to Payload if an editor sends them and they are within the size limit. Payload
 * checks the sender only after it has written the file to disk: see `receive.ts`.
 *
 * No upstream issue found.
 */
export function receiveUploads<Rest extends unknown[]>(
  config: Promise<SanitizedConfig>,
  handler: Handler<Rest>,
): Handler<Rest> {
  return receive(handler, async (headers) => hasOpenSession(await getPayload({ config }), headers))
}
