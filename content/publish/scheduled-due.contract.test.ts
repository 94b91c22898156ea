import { expect, test, vi } from 'vitest'
import { openContent } from '../testing/payload.ts'
import { createDueCount } from './scheduled-due.ts'

test('what is due and not done is counted; a later schedule is not', async () => {
  await using content = await openContent()
  const { payload } = content
  const count = createDueCount(payload)
  await vi.waitFor(() => expect(count()).toBe(0))
  const schedule = (waitUntil: Date) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', global: 'site' },
      waitUntil,
    })
  await schedule(new Date(Date.now() - 60_000))
  await schedule(new Date(Date.now() + 86_400_000))
  await vi.waitFor(() => expect(count()).toBe(1))
})
