import { expect, onTestFinished, test, vi } from 'vitest'
import { isOnPostgres } from '../../testing/database-url.ts'
import { openContent } from '../../testing/payload.ts'
import { putStored } from '../../testing/releases/put-stored.ts'
import { readStored, storedVersions } from '../../testing/releases/stored.ts'

const [oldest = ''] = storedVersions()
const { page } = readStored(oldest, isOnPostgres() ? 'postgres' : 'sqlite')

const hero = (id: string, switches: object) => ({ id, blockType: 'hero', title: id, ...switches })
const BLOCKS = JSON.stringify([
  hero('a', { isTitleBig: true, isOverMedia: false, isSlim: true }),
  { id: 'b', blockType: 'content_block', title: 'It is a "hero"', isSlim: true },
  hero('c', { isTitleBig: false, isOverMedia: true }),
  hero('d', { isTitleBig: null, isOverMedia: null, isSlim: true }),
  hero('e', {}),
])

test('heroes keep their looks in pages, drafts and versions that were stored with three switches', {
  tags: ['release'],
}, async () => {
  vi.resetModules()
  const before = [
    `UPDATE pages SET blocks = '${BLOCKS}' WHERE id = ${page}`,
    `UPDATE _pages_v SET version_blocks = '${BLOCKS}' WHERE parent_id = ${page}`,
  ]
  const content = await openContent((folder, url) => putStored(oldest, folder, url, before))
  onTestFinished(() => content[Symbol.asyncDispose]())
  const { payload } = content
  const options = { collection: 'pages', id: page, depth: 0 } as const
  const where = { parent: { equals: page } }
  const { docs } = await payload.findVersions({ collection: 'pages', where, depth: 0 })
  const all = [
    (await payload.findByID(options)).blocks,
    (await payload.findByID({ ...options, draft: true })).blocks,
    ...docs.map(({ version }) => version.blocks),
  ]
  expect(docs.length).toBeGreaterThan(0)
  const looks = ['big', undefined, 'over', 'slim', 'plain']
  expect(
    all.map((blocks) => blocks?.map((block) => ('look' in block ? block.look : undefined))),
  ).toEqual(all.map(() => looks))
  expect(JSON.stringify(all)).not.toMatch(/isTitleBig|isOverMedia/)
})
