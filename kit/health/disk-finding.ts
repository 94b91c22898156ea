import { type DiskSpace, diskSpace, diskState, saySize } from '../disk-space.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const TODO =
  'Give the disk more room, or set MEDIA_CACHE_MB to less (docs/troubleshooting.md, “The disk is full”).'

/** The room on the disk of a folder. */
export function diskFinding(
  folder: string,
  space: DiskSpace | undefined = diskSpace(folder),
): Finding {
  if (!space) return warning(`Nobody can tell how full the disk of ${folder} is.`, 'Look at “df”.')
  const found = `${saySize(space.freeBytes)} of ${saySize(space.sizeBytes)} are free at ${folder}.`
  const state = diskState(space)
  if (state === 'full') return fault(`${found} Saving may fail at any moment.`, TODO)
  return state === 'low' ? warning(`${found} The disk is almost full.`, TODO) : ok(found)
}
