import type { IncomingMessage, ServerResponse } from 'node:http'
import { identify } from '@belvedere/kit/identify.ts'
import { createLog, type Log } from '@belvedere/kit/log.ts'
import {
  formatMediaAddress,
  isPictureFile,
  type MediaAddress,
  MediaAddressError,
  parseMediaAddress,
} from '@belvedere/kit/media-address.ts'
import { BusyError } from '@belvedere/kit/queue.ts'
import { serviceUrl } from '../content/service-url.ts'
import { createFiles } from './files.ts'
import { bestKind, type Kind, kindFor } from './kind.ts'
import { Refusal } from './refusal.ts'
import { sendPicture, sendRefusal } from './send.ts'
import { PictureStore } from './store.ts'

type Options = {
  /** The GraphQL endpoint of the content service; media are at `/media/` beside it. */
  contentUrl: string
  dir: string
  capBytes: number
  log?: Log
  /** Called when a picture or file is answered with 5xx. */
  onFailure?: (status: number) => void
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

/** Handles `/media/…`: serves pictures and files of the content service through a cache. */
export function createMedia(options: Options): Handler {
  const { log = createLog('media'), onFailure } = options
  const { sendFile, store } = open({ ...options, log })
  const sendAny = async (req: IncomingMessage, res: ServerResponse, best: Kind) => {
    try {
      const address = addressOf(req)
      if (isPictureFile(address.file)) sendPicture(req, res, await find(address, best, store))
      else await sendFile(req, res, address.file)
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal.status >= 500) {
        onFailure?.(refusal.status)
        log.warn(refusal.message, { address: req.url, error: refusal.cause })
      }
      sendRefusal(req, res, refusal)
    }
  }
  return (req, res) => {
    const best = bestKind(req.headers.accept)
    // Almost all requests are for pictures in memory. Not parsing their addresses saves 2 of 30 µs.
    const ready = isGetOrHead(req) ? store.ready(req.url ?? '', likelyKind(req, best)) : undefined
    if (ready) return sendPicture(req, res, ready)
    return identify(req, res, () => sendAny(req, res, best))
  }
}

/** Pictures and videos get half of the disk cache each: a few videos would evict all pictures. */
function open({ contentUrl, dir, capBytes, log }: Options & { log: Log }) {
  const base = serviceUrl(contentUrl)
  const half = Math.floor(capBytes / 2)
  return {
    store: new PictureStore({ base, dir, capBytes: half, log }),
    sendFile: createFiles({ base, dir: `${dir}-files`, capBytes: half, log }),
  }
}

function addressOf(req: IncomingMessage): MediaAddress {
  if (!isGetOrHead(req)) throw new Refusal(405, 'Pictures can only be read: use GET or HEAD.')
  return parseMediaAddress(req.url ?? '')
}

/** The format of an address as pages have it: SVGs and icons have no query. */
function likelyKind({ url = '' }: IncomingMessage, best: Kind): Kind {
  return url.includes('?') ? best : 'plain'
}

function isGetOrHead({ method }: IncomingMessage) {
  return method === 'GET' || method === 'HEAD'
}

function find(address: MediaAddress, best: Kind, store: PictureStore) {
  return store.find(formatMediaAddress(address), kindFor(address, best))
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof MediaAddressError) return new Refusal(400, error.message)
  if (error instanceof BusyError) return new Refusal(503, error.message)
  return new Refusal(502, 'This picture could not be served.', error)
}
