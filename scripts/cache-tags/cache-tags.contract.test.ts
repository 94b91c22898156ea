import { join } from 'node:path'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { latestPosition } from '../../content/publish/changes/position.ts'
import { readChanges } from '../../content/publish/changes/read-changes.ts'
import { beginFeed } from '../../content/publish/changes/record-changes.ts'
import { makeToken } from '../../content/testing/delivery.ts'
import { openContent } from '../../content/testing/payload.ts'
import { readProperty } from '../../demo/format/read-property.ts'
import { seed } from '../../demo/seed.ts'
import { root } from '../../launch/paths.ts'
import { edits, settingsEdit } from './edits.ts'
import { allAddresses, openPages } from './pages.ts'

type Pages = Awaited<ReturnType<typeof openPages>>
type Rendered = Awaited<ReturnType<Pages['render']>>
type Count = { refreshed: number; rendered: number; changed: number; missed: string[] }

/** Makes an edit and finds the pages that its tags refresh, and those that differ afterwards. */
async function countPages(
  payload: Payload,
  { render, settings }: Pages,
  known: Map<string, Rendered>,
  edit: () => Promise<unknown>,
): Promise<Count> {
  const before = await latestPosition(payload)
  await edit()
  const { tags } = await readChanges(payload, before)
  settings.invalidate(tags)
  const count: Count = { refreshed: 0, rendered: 0, changed: 0, missed: [] }
  for (const [path, page] of known) {
    const next = await render(path, page.page)
    const isRefreshed = tags.some((tag) => page.tags.has(tag))
    const isChanged = next.version !== page.version
    known.set(path, next)
    if (isRefreshed) count.refreshed++
    if (isRefreshed && next.isRendered) count.rendered++
    if (isChanged) count.changed++
    if (isChanged && !isRefreshed) count.missed.push(path)
  }
  return count
}

test('an edit refreshes every page that it changes, and hardly any other', async () => {
  await using content = await openContent()
  const { payload } = content
  await seed(payload, await readProperty(join(root, 'demo')))
  await beginFeed(payload)
  process.env.PUBLISHED_QUERIES = 'any'
  await using pages = await openPages(payload, await makeToken(payload, 'published'))
  const known = new Map<string, Rendered>()
  for (const path of await allAddresses(payload)) known.set(path, await pages.render(path))
  expect(known.size).toBeGreaterThan(50)

  const sum = { refreshed: 0, rendered: 0, changed: 0 }
  const lines: string[] = []
  for (const [name, edit] of Object.entries(edits)) {
    const count = await countPages(payload, pages, known, () => edit(payload))
    expect(count.missed, `pages that stay old: ${name}`).toEqual([])
    for (const key of ['refreshed', 'rendered', 'changed'] as const) sum[key] += count[key]
    lines.push(
      `${name}: ${count.refreshed} refreshed, ${count.rendered} rendered, ${count.changed} changed`,
    )
  }
  expect(sum.changed, lines.join('\n')).toBeGreaterThan(50)
  expect((sum.rendered - sum.changed) / sum.rendered, lines.join('\n')).toBeLessThan(0.1)
  expect((sum.refreshed - sum.changed) / sum.refreshed, lines.join('\n')).toBeLessThan(0.2)

  const all = await countPages(payload, pages, known, () => settingsEdit(payload))
  expect(all).toMatchObject({ refreshed: known.size, missed: [] })
}, 480_000)
