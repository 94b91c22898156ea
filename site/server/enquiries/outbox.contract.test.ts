import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { proxyList } from '@belvedere/kit/forwarded.ts'
import { expect, test, vi } from 'vitest'
import {
  post,
  postJson,
  ripe,
  type Site,
  siteWithForm,
  stateOf,
  untilStored,
  waiting,
} from '../../testing/enquiry-form.ts'
import { stopTheClock } from '../../testing/stop-the-clock.ts'
import { testSite } from '../../testing/test-site.ts'

test('with the content service away, enquiries wait on the disk and are handed over later, once', async () => {
  const clock = stopTheClock()
  const site = await siteWithForm()
  site.content.inbox.does = 'break'
  for (let i = 0; i < 5; i++) {
    const answer = await postJson(site, { message: `Enquiry ${i}`, ticket: ripe() })
    expect(answer.is).toBe('sent')
  }
  expect(waiting(site)).toHaveLength(5)
  site.content.inbox.does = 'store and break'
  await clock.pass(30_000)
  await expect.poll(() => site.content.inbox.stored.size).toBeGreaterThan(0)
  expect(waiting(site)).toHaveLength(5)
  site.content.inbox.does = 'store'
  await clock.pass(60_000)
  await untilStored(site, 5)
  await expect.poll(() => waiting(site)).toEqual([])
})

test('what an earlier run has left is handed over, and damaged files are put aside', async () => {
  const content = await siteWithForm().then((site) => {
    site.content.inbox.does = 503
    return site
  })
  await postJson(content, { ticket: ripe() })
  const [left = ''] = waiting(content)
  writeFileSync(join(content.outbox, `${'0'.repeat(64)}.json`), '{"half":')
  content.content.inbox.does = 'store'
  const next = await testSite({
    content: content.content,
    enquiries: { dir: content.outbox, proxies: proxyList('') },
  })
  await untilStored(next, 1)
  expect([...content.content.inbox.stored.keys()]).toEqual([left.slice(0, 64)])
  await expect
    .poll(() => readdirSync(join(content.outbox, 'refused')))
    .toEqual([`${'0'.repeat(64)}.json`])
})

test('an enquiry that the content service will never take is put aside, and said', async () => {
  const site = await siteWithForm()
  site.content.inbox.does = 422
  await postJson(site, { ticket: ripe() })
  await expect.poll(() => waiting(site)).toEqual([])
  expect(readdirSync(join(site.outbox, 'refused'))).toHaveLength(1)
  const said = site.logged.find(({ message }) => message.includes('was not taken'))
  expect(JSON.stringify(said)).not.toMatch(/Ines|example\.com|Hello/)
})

/** As on a disk that is full or cannot be written: there is a file where the folder would be. */
function breakDisk(site: Site) {
  rmSync(site.outbox, { recursive: true })
  writeFileSync(site.outbox, '')
}

test('with a disk that cannot be written, only what the content service has stored is acknowledged', async () => {
  const site = await siteWithForm()
  breakDisk(site)
  expect(await postJson(site, { ticket: ripe() })).toMatchObject({ is: 'sent' })
  expect(site.content.inbox.stored.size).toBe(1)
  site.content.inbox.does = 'break'
  expect(await postJson(site, { message: 'Two', ticket: ripe() })).toEqual({ is: 'not-kept' })
  const response = await post(site, { message: 'Two', ticket: ripe() })
  expect(response.status).toBe(503)
  expect(await stateOf(response)).toMatchObject({ is: 'not-kept', values: { message: 'Two' } })
})

test('files of enquiries are private, and no log has anything of them', async () => {
  const site = await siteWithForm()
  site.content.inbox.does = 'break'
  await postJson(site, { ticket: ripe() })
  const [name = ''] = waiting(site)
  expect(statSync(join(site.outbox, name)).mode & 0o077).toBe(0)
  await vi.waitFor(() => expect(site.logged).not.toEqual([]))
  expect(JSON.stringify(site.logged)).not.toMatch(/Ines|ines@|Hello/)
})

test('what the content service refused is handed over again at the next start', async () => {
  const site = await siteWithForm()
  site.content.inbox.does = 422
  await postJson(site, { ticket: ripe() })
  await expect.poll(() => waiting(site)).toEqual([])
  site.content.inbox.does = 'store'
  await testSite({
    content: site.content,
    enquiries: { dir: site.outbox, proxies: proxyList('') },
  })
  await untilStored(site, 1)
})
