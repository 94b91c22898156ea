import { flooded, slowClients } from './crowds.ts'
import { contentDiskFull, databaseLocked, filesDamaged, siteDiskFull } from './disk.ts'
import type { Fault } from './fault.ts'
import {
  bothKilled,
  contentHangs,
  contentKilled,
  deployed,
  messagesLost,
  networkCut,
  siteHangs,
  siteKilled,
} from './programs.ts'

/** All faults by the names that `--only` takes. */
export const FAULTS: Record<string, Fault> = {
  'content-killed': contentKilled,
  'content-hangs': contentHangs,
  'site-killed': siteKilled,
  'site-hangs': siteHangs,
  'both-killed': bothKilled,
  'content-disk-full': contentDiskFull,
  'site-disk-full': siteDiskFull,
  'database-locked': databaseLocked,
  'network-cut': networkCut,
  'messages-lost': messagesLost,
  flood: flooded,
  'slow-clients': slowClients,
  'files-damaged': filesDamaged,
  deployment: deployed,
}
