import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'

vi.mock('../../service/mail/mailbox.ts', () => ({
  emptyMailbox: () => Promise.reject(new Error('EIO: i/o error, unlink')),
}))

test('mails that cannot be deleted are logged, and nothing else fails', async () => {
  vi.stubEnv('LOG_LEVEL', 'debug')
  vi.resetModules()
  const { forgetDeliveries } = await import('./forget-deliveries.ts')
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const db = { deleteMany: async () => {}, find: async () => ({ docs: [] }) }
  await forgetDeliveries({ payload: { db } } as unknown as PayloadRequest, [7])
  await expect.poll(() => lines.join('')).toContain('Mails of an erased enquiry are left')
  expect(lines.join('')).toContain('EIO')
  vi.restoreAllMocks()
})
