import { expect, test } from 'vitest'
import { openContent } from '../../testing/payload.ts'

test('a global with changes is known to be published when only some fields are read', async () => {
  await using content = await openContent()
  const { payload } = content
  const slug = 'brand'
  await payload.updateGlobal({ slug, data: { statement: 'One', _status: 'published' } })
  await payload.updateGlobal({ slug, draft: true, data: { statement: 'Two' } })
  const read = await payload.findGlobal({ slug, select: { updatedAt: true } })
  expect(read._status).toBe('published')
})
