import { join } from 'node:path'
import { mediaCacheBytes } from '@belvedere/kit/env.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { dataDir } from '../../service/env.ts'
import { metrics } from '../../service/metrics.ts'
import { shared } from '../../service/shared.ts'
import { Bucket } from './bucket.ts'
import { type BucketSettings, bucketSettings } from './bucket-settings.ts'
import { BucketStore } from './bucket-store.ts'
import { DiskStore } from './disk-store.ts'
import { LocalCopies } from './local-copies.ts'
import { placeInLibrary } from './place-in-library.ts'
import { Places } from './places.ts'
import type { UploadStore } from './upload-store.ts'

/** The folder of uploaded files on this machine, where they are not kept in a bucket. */
export function uploadsDir(): string {
  return join(dataDir(), 'media')
}

/** The folder of copies of uploaded files that are kept in a bucket. */
export function copiesDir(): string {
  return join(dataDir(), 'bucket-copies')
}

/** Where this service keeps uploaded files: the bucket of its settings, else a folder. */
export function uploads(): UploadStore {
  return shared(`uploads ${dataDir()} ${process.env.S3_BUCKET ?? ''}`, () => {
    const settings = bucketSettings()
    return settings ? openBucket(settings) : new DiskStore(uploadsDir())
  })
}

function openBucket(settings: BucketSettings) {
  return new BucketStore({
    bucket: new Bucket(settings),
    name: settings.bucket,
    copies: new LocalCopies(copiesDir(), mediaCacheBytes()),
    places: new Places(placeInLibrary),
    log: createLog('media'),
    onFailure: (operation) => metrics.bucketFailures.increment({ operation }),
  })
}
