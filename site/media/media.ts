import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLog, type Log } from '@belvedere/kit/log.ts'
import {
  formatMediaAddress,
  isPictureFile,
  type MediaAddress,
  MediaAddressError,
  parseMediaAddress,
} from '@belvedere/kit/media-address.ts'
import { BusyError } from '@belvedere/kit/queue.ts'
import { createFiles } from './files.ts'
import { kindFor } from './kind.ts'
import { Refusal } from './refusal.ts'
import { sendPicture, sendRefusal } from './send.ts'
import { createStore, type Store } from './store.ts'

type Options = {
  /** The GraphQL endpoint of the content service; media are at `/media/` beside it. */
  contentUrl: string
  dir: string
  capBytes: number
  log?: Log
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Handles `/media/…`: serves pictures and files of the content service through a cache. */
export function createMedia({ log = createLog('media'), ...options }: Options): Handler {
  const { sendFile, store } = open({ ...options, log })
  return async (req, res) => {
    try {
      const address = addressOf(req)
      if (isPictureFile(address.file)) sendPicture(req, res, await find(req, address, store))
      else await sendFile(req, res, address.file)
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal.status >= 500)
        log.warn(refusal.message, { address: req.url, error: refusal.cause })
      sendRefusal(req, res, refusal)
    }
  }
}

/** Pictures and films get half of the disk cache each: a few films would evict all pictures. */
function open({ contentUrl, dir, capBytes, log }: Required<Options>) {
  const base = contentUrl.replace(/\/graphql(\/preview)?\/?$/, '')
  const half = Math.floor(capBytes / 2)
  return {
    store: createStore({ base, dir, capBytes: half, log }),
    sendFile: createFiles({ base, dir: `${dir}-files`, capBytes: half, log }),
  }
}

function addressOf(req: IncomingMessage): MediaAddress {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    throw new Refusal(405, 'Pictures can only be read: use GET or HEAD.')
  return parseMediaAddress(req.url ?? '')
}

function find(req: IncomingMessage, address: MediaAddress, store: Store) {
  return store(formatMediaAddress(address), kindFor(address, req.headers.accept ?? ''))
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof MediaAddressError) return new Refusal(400, error.message)
  if (error instanceof BusyError) return new Refusal(503, error.message)
  return new Refusal(502, 'This picture could not be served.', error)
}
