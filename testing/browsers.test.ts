import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { firstUsable, isRecentFirefox } from './browsers.ts'

const dir = mkdtempSync(join(tmpdir(), 'belvedere-firefox-'))

afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** A fake program that prints this version. */
function program(name: string, words: string): string {
  const path = join(dir, name)
  writeFileSync(path, `#!/bin/sh\necho '${words}'\n`, { mode: 0o755 })
  return path
}

test('the first recent Firefox is chosen', async () => {
  const old = program('old', 'Mozilla Firefox 140.12.0esr')
  const other = program('other', 'Something 999.0')
  const recent = program('recent', 'Mozilla Firefox 153.7.0esr')
  const newer = program('newer', 'Mozilla Firefox 160.0')
  const candidates = ['', join(dir, 'absent'), old, other, recent, newer]
  expect(await firstUsable(candidates, isRecentFirefox)).toBe(recent)
})

test('old versions and other programs are rejected', async () => {
  const broken = program('broken', '')
  const before = program('before', 'Mozilla Firefox 146.0')
  expect(await firstUsable([before, broken], isRecentFirefox)).toBe('')
})
