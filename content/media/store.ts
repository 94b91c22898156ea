import { join } from 'node:path'
import { DiskCache } from '@belvedere/kit/disk-cache.ts'
import { dataDir, mediaCacheBytes } from '@belvedere/kit/env.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { shared } from '../service/shared.ts'
import { Originals } from './originals.ts'
import { queue } from './queue.ts'
import type { Media } from './respond.ts'
import { uploads } from './storage/uploads-storage.ts'

/** The media of the service: originals, the variant cache and the queue for decoding. */
export function openMedia(): Media {
  const dir = join(dataDir(), 'variants')
  return shared(dir, () => open(dir))
}

function open(dir: string): Media {
  const log = createLog('media')
  const onError = (error: unknown) => log.warn('Picture variant could not be cached.', { error })
  return {
    originals: new Originals(uploads()),
    variants: new DiskCache({ dir, capBytes: mediaCacheBytes(), createsOnce: true, onError }),
    queue,
    log,
  }
}
