import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FORMAT } from './archive/manifest.ts'
import { ArchiveWriter } from './archive/write-archive.ts'
import { nameOf } from './names.ts'
import { rotate } from './rotate.ts'
import { removeUnfinished } from './unfinished.ts'

function temporary() {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-rotate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const onDay = (day: number) => nameOf(new Date(Date.UTC(2026, 10, day, 3)))

async function writeWhole(file: string) {
  const writer = await ArchiveWriter.create(file)
  await writer.finish({
    ...{ format: FORMAT, version: '0.2.0', takenAt: '2026-11-30T03:00:00Z', engine: 'sqlite' },
    ...{ migrations: [], versions: [], records: {}, missing: [] },
  })
}

test('the newest backups stay, and what is no backup is left alone', async () => {
  const folder = temporary()
  for (const day of [1, 2, 3, 4]) await writeWhole(join(folder, onDay(day)))
  writeFileSync(join(folder, 'belvedere-2026-11-01-of-mine.tar'), '')
  expect(await rotate(folder, 2)).toEqual([onDay(2), onDay(1)])
  const mine = 'belvedere-2026-11-01-of-mine.tar'
  expect(readdirSync(folder).sort()).toEqual([mine, onDay(3), onDay(4)])
})

test('a backup that is not whole does not count, and the newest whole one always stays', async () => {
  const folder = temporary()
  for (const day of [1, 2]) await writeWhole(join(folder, onDay(day)))
  for (const day of [3, 4]) writeFileSync(join(folder, onDay(day)), 'cut off')
  expect(await rotate(folder, 0)).toEqual([onDay(1)])
  expect(readdirSync(folder)).toEqual([onDay(2), onDay(3), onDay(4)])
})

test('what a killed backup left is deleted, and one under way is not', () => {
  const folder = temporary()
  const gone = 2 ** 22 + 1
  const left = `unfinished-${hostname()}-${gone}-abcdef`
  const underWay = `unfinished-${hostname()}-${process.pid}-abcdef`
  const elsewhere = 'rehearsal-another-machine-17-abcdef'
  for (const name of [left, underWay, elsewhere, 'unfinished thoughts'])
    mkdirSync(join(folder, name))
  removeUnfinished(folder)
  expect(readdirSync(folder)).toEqual([elsewhere, underWay, 'unfinished thoughts'].sort())
  removeUnfinished(folder, Date.now() + 3 * 24 * 60 * 60 * 1000)
  expect(readdirSync(folder)).toEqual([underWay, 'unfinished thoughts'].sort())
})
