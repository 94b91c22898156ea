import { Bucket } from '../../media/storage/bucket.ts'
import type { Place } from '../place.ts'
import { uploadsInBucket } from './in-bucket.ts'
import { uploadsOnDisk } from './on-disk.ts'
import type { Uploads } from './uploads.ts'

/** The uploads of a place. */
export function uploadsOf(place: Place): Uploads {
  return place.bucket
    ? uploadsInBucket(new Bucket(place.bucket), place)
    : uploadsOnDisk(place.dataDir)
}
