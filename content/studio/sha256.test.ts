import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { sha256Of } from './sha256.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['with', 'without'])('a hash is the same %s the browser’s own', async (own) => {
  if (own === 'without') vi.stubGlobal('crypto', {})
  const bytes = Buffer.from('Low tide\n'.repeat(1000))
  const sent = new Uint8Array(bytes).buffer
  expect(await sha256Of(sent)).toBe(createHash('sha256').update(bytes).digest('hex'))
})
