import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupFinding } from './backup-finding.ts'
import { noteBackup } from './last-backup.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-backup-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

async function after(finishedAt: string, missing = 0) {
  const dir = folder()
  const counts = { seconds: 2, bytes: 9, records: 9, files: 9, missing }
  await noteBackup(dir, { finishedAt, file: '/backups/one.tar', ...counts })
  return backupFinding(dir, NOW)
}

test('the age of the last backup', async () => {
  expect(await after('2026-11-30T02:00:00Z')).toEqual({
    is: 'ok',
    found: 'The last backup is 10 hours old: /backups/one.tar.',
  })
  expect((await after('2026-11-28T12:00:00Z')).is).toBe('warning')
  expect(await after('2026-11-20T12:00:00Z')).toMatchObject({
    is: 'fault',
    found: 'The last backup is 10 days old: /backups/one.tar.',
  })
  expect((await after('2026-11-30T02:00:00Z', 3)).is).toBe('fault')
})

test('without a note, or with a damaged one, nobody knows of a backup', () => {
  const dir = folder()
  expect(backupFinding(dir, NOW)).toMatchObject({ is: 'warning', found: 'No backup is noted.' })
  writeFileSync(join(dir, 'last-backup.json'), '{"finishedAt":"yester')
  expect(backupFinding(dir, NOW)).toMatchObject({ is: 'warning', found: 'No backup is noted.' })
})
