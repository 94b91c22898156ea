import type { Place } from '../place.ts'
import { uploadsOnDisk } from './on-disk.ts'
import type { Uploads } from './uploads.ts'

/** The uploads of a place. */
export function uploadsOf({ dataDir }: Place): Uploads {
  return uploadsOnDisk(dataDir)
}
