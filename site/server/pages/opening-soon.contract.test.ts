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
  expect(page.title).toBe('Our Place')
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  // A document of its own for the team: the page is the same for everybody.
  const link = page.querySelector('main a[href="/?preview=true"]')
  expect([link?.textContent, link?.getAttribute('rel')]).toEqual(['For editors', 'external'])
  expect((await site.get('/_payload.json')).status).toBe(200)
  expect((await site.get('/nowhere')).status).toBe(404)

  site.content.pages.set('', { id: '1', title: 'Home', blocks: [wordsBlock('a')] })
  await publish(site, ['global:home'])
  const opened = parseHtml(await (await site.get('/')).text())
  expect(opened.querySelector('main h1')?.textContent).not.toBe('Opening soon')
  expect(opened.querySelector('meta[name="robots"]')).toBeNull()
})

test('editors read in their preview what to do, nobody else does', async () => {
  const site = await testSite()
  site.content.pages.delete('')
  site.content.sessions.set('editors-pass', { session: 'session-of-the-editor', kind: 'editor' })
  site.content.sessions.set('shared-link', { session: 'session-of-a-guest', kind: 'link' })
  const preview = async (token: string) =>
    parseHtml(await (await site.get(`/?preview=true&token=${token}`)).text())
  const page = await preview('editors-pass')
  expect(page.querySelector('main h1')?.textContent).toBe('Opening soon')
  expect(page.querySelector('main')?.textContent).toContain('a block and publish it')
  const links = page.querySelectorAll('main a[href*="/admin"]')
  expect(Array.from(links, ({ textContent }) => textContent)).toEqual(['Home', 'dashboard'])
  expect(links[0]?.getAttribute('href')).toMatch(/^https?:\/\/.*\/admin\/globals\/home$/)
  for (const other of [await preview('shared-link'), parseHtml(await site.text('/'))]) {
    expect(other.querySelector('main h1')?.textContent).toBe('Opening soon')
    expect(other.querySelector('a[href*="/admin"]')).toBeNull()
  }

  site.content.pages.set('', { id: '1', title: 'Home', blocks: [wordsBlock('a')] })
  expect((await preview('editors-pass')).querySelector('main a[href*="/admin"]')).toBeNull()
})
