import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { publish, testSite } from '../../testing/test-site.ts'

test('without a published home page the first address says that the site opens soon', async () => {
  const site = await testSite()
  site.content.pages.delete('')
  const response = await site.get('/')
  const page = parseHtml(await response.text())
  expect(response.status).toBe(200)
  expect(page.querySelector('main h1')?.textContent).toBe('Opening soon')
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect((await site.get('/_payload.json')).status).toBe(200)
  expect((await site.get('/nowhere')).status).toBe(404)

  site.content.pages.set('', { id: '1', title: 'Home', blocks: [wordsBlock('a')] })
  await publish(site, ['global:home'])
  const opened = parseHtml(await (await site.get('/')).text())
  expect(opened.querySelector('main h1')?.textContent).not.toBe('Opening soon')
  expect(opened.querySelector('meta[name="robots"]')).toBeNull()
})
