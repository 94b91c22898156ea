import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sweepUploads } from './sweep-uploads.ts'

test('deletes old partial files; whole files and recent partial files stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-sweep-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  vi.stubEnv('DATA_DIR', folder)
  sweepUploads()
  const media = join(folder, 'media')
  mkdirSync(media)
  for (const name of ['old.jpg.1.tmp', 'new.jpg.2.tmp', 'whole.jpg'])
    writeFileSync(join(media, name), '')
  for (const name of ['old.jpg.1.tmp', 'whole.jpg']) utimesSync(join(media, name), 0, 0)
  sweepUploads()
  expect(readdirSync(media).sort()).toEqual(['new.jpg.2.tmp', 'whole.jpg'])
})
