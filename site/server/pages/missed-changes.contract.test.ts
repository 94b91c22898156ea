import { expect, test, vi } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { publish, testSite } from '../../testing/test-site.ts'

function page(id: string, text: string) {
  return { id, title: `Page ${id}`, blocks: [wordsBlock(`i${id}`, text)] }
}

type Site = Awaited<ReturnType<typeof testSite>>

/** Longer than the site lets pass between two readings of the change feed. */
const NEXT_READING_MS = 3500

async function warm(site: Site, text = 'First') {
  site.content.pages.set('one', page('1', text))
  expect(await site.text('/one')).toContain(text)
}

const fresh = (site: Site, text: string) =>
  vi.waitFor(async () => {
    const response = await site.get('/one')
    expect(await response.text()).toContain(text)
    expect(response.headers.get('x-cache')).toBe('hit')
  })

test('a copy of the site that no message reaches shows a change within seconds', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await warm(site)
  const other = await testSite({ content: site.content })
  await other.text('/one')
  site.content.pages.set('one', page('1', 'Second'))
  await publish(site, ['pages:1'])
  expect(await site.text('/one')).toContain('Second')
  await clock.pass(NEXT_READING_MS)
  await fresh(other, 'Second')
})

test('a change during an outage of the feed is shown after it', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await warm(site)
  site.content.feed.isDown = true
  site.content.pages.set('one', page('1', 'Second'))
  expect((await publish(site, ['pages:1'])).status).toBe(503)
  site.content.feed.isDown = false
  await clock.pass(2 * NEXT_READING_MS)
  await fresh(site, 'Second')
})

test('after the database was replaced every page is rendered again', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await warm(site)
  site.content.pages.set('one', page('1', 'Restored'))
  site.content.feed.replace()
  await clock.pass(NEXT_READING_MS)
  await fresh(site, 'Restored')
})

test('a page that is rendered with settings older than the known change is not fresh', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await warm(site)
  site.content.global = { copyright: 'New owners' }
  site.content.beforeAnswer = async (operation) => {
    site.content.isDown = operation === 'Shell'
  }
  await publish(site, ['global:global', 'pages:1'])
  const old = await site.get('/one')
  expect([old.headers.get('x-cache'), await old.text()]).toEqual([
    'stale',
    expect.not.stringContaining('New owners'),
  ])
  site.content.beforeAnswer = async () => {
    site.content.isDown = false
  }
  // What made the page stale is tried again after a while.
  await clock.pass(10_000)
  await vi.waitFor(async () => expect(await site.text('/one')).toContain('New owners'))
})

test('settings that are found to have changed without any message make every page stale', async () => {
  const clock = stopTheClock()
  const site = await testSite()
  await warm(site)
  site.content.global = { copyright: 'New owners' }
  // The change is known for another record only, whose page needs the settings again.
  await clock.pass(6 * 60_000)
  site.content.pages.set('two', page('2', 'Other'))
  expect(await site.text('/two')).toContain('New owners')
  await vi.waitFor(async () => expect(await site.text('/one')).toContain('New owners'))
})
