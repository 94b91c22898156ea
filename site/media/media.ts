import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLog, type Log } from '@belvedere/kit/log.ts'
import {
  formatMediaAddress,
  type MediaAddress,
  MediaAddressError,
  parseMediaAddress,
} from '@belvedere/kit/media-address.ts'
import { BusyError } from '@belvedere/kit/queue.ts'
import { kindFor } from './kind.ts'
import { Refusal } from './refusal.ts'
import { sendPicture, sendRefusal } from './send.ts'
import { createStore, type Store } from './store.ts'

type Options = {
  /** The delivery address of the content service; its pictures stand beside it. */
  contentUrl: string
  dir: string
  capBytes: number
  log?: Log
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** The site's own `/media/…`: pictures of the content service, kept here once they were fetched. */
export function createMedia({ log = createLog('media'), ...options }: Options): Handler {
  const store = createStore({ ...options, log })
  return async (req, res) => {
    try {
      sendPicture(req, res, await find(req, store))
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal.status >= 500)
        log.warn(refusal.message, { address: req.url, error: refusal.cause })
      sendRefusal(req, res, refusal)
    }
  }
}

function find(req: IncomingMessage, store: Store) {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    throw new Refusal(405, 'Pictures can only be read: use GET or HEAD.')
  const address: MediaAddress = parseMediaAddress(req.url ?? '')
  return store(formatMediaAddress(address), kindFor(address, req.headers.accept ?? ''))
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof MediaAddressError) return new Refusal(400, error.message)
  if (error instanceof BusyError) return new Refusal(503, error.message)
  return new Refusal(502, 'This picture could not be served.', error)
}
