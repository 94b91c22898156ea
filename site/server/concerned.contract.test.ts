import { expect, test } from 'vitest'
import { wordsBlock } from '../testing/kinds.tsx'
import { PUBLISH_KEY, testSite } from '../testing/test-site.ts'

test('with the key, the site says which cached pages a change would concern', async () => {
  const { content, get } = await testSite()
  content.pages.set('about', { id: '7', title: 'About', blocks: [wordsBlock('b1')] })
  await get('/about')
  const ask = (body: string, key = PUBLISH_KEY) =>
    get('/builds/concerned', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${key}` },
    })
  const tags = JSON.stringify({ tags: ['pages:slug=about'] })
  const told = await ask(tags)
  expect(await told.json()).toEqual({ pages: 1, first: ['/about'] })
  expect(await (await ask('{"tags":["pages:8"]}')).json()).toEqual({ pages: 0, first: [] })
  const { status, headers } = await ask(tags, 'guessed')
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect((await ask('{"tags":[7]}')).status).toBe(400)
  expect((await get('/builds/concerned')).status).toBe(405)
})
