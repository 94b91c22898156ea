import { type Finding, fault, ok, warning } from '@belvedere/kit/health/finding.ts'
import { readLastBackup } from './last-backup.ts'

const HOUR = 3_600_000
/** A backup of every night may be an hour or two late. */
const LATE_HOURS = 36
const OLD_HOURS = 7 * 24

/** The age of the last backup that the command took, and whether it was whole. */
export function backupFinding(dataDir: string, now = Date.now()): Finding {
  const last = readLastBackup(dataDir)
  if (!last)
    return warning(
      'No backup is noted.',
      'Run “npm run backup -- FOLDER” every night (docs/backup.md). One that was taken otherwise is not seen here.',
    )
  const hours = (now - Date.parse(last.finishedAt)) / HOUR
  const found = `The last backup is ${sayAge(hours)}: ${last.file}.`
  if (last.missing > 0)
    return fault(
      `${found} It lacks ${last.missing} uploads that the database names.`,
      'Look at the uploads above, and keep the older backups.',
    )
  if (hours > OLD_HOURS) return fault(found, 'Take one now, and look why none was taken at night.')
  return hours > LATE_HOURS ? warning(found, 'Look why none was taken last night.') : ok(found)
}

function sayAge(hours: number) {
  if (hours < 1) return 'less than an hour old'
  const size = Math.round(hours < 48 ? hours : hours / 24)
  const unit = hours < 48 ? 'hour' : 'day'
  return `${size} ${unit}${size === 1 ? '' : 's'} old`
}
