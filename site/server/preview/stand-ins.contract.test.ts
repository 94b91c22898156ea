import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { testSite } from '../../testing/test-site.ts'

const PASS = 'a-pass-for-an-editor-of-the-studio'
const KEY = 'the-key-of-an-unsaved-document'

async function siteWithBrand() {
  const site = await testSite()
  site.content.sessions.set(PASS, { session: 'session-of-the-editor', kind: 'editor' })
  site.content.brand = {
    notFound: {
      title: 'Gone',
      heading: 'Nothing grows here',
      text: 'Ask us for the way.',
      contact: 'Ask us',
    },
    away: { heading: 'Back soon' },
  }
  const preview = (path: string, query = '') =>
    site.get(`${path}?preview=true&token=${PASS}${query}`)
  return { ...site, preview }
}

test('previews show the error screens at their numbers, with the way to their words', async () => {
  const { preview } = await siteWithBrand()
  const response = await preview('/404')
  const page = parseHtml(await response.text())
  const fieldOf = (selector: string) =>
    page.querySelector(selector)?.closest('[data-edit]')?.getAttribute('data-edit')
  expect(response.status).toBe(200)
  expect(page.title).toBe('Gone')
  expect(page.querySelector('h1')?.textContent).toBe('Nothing grows here')
  expect(page.querySelector('main p a')?.textContent).toBe('Ask us')
  expect(fieldOf('main h1')).toBe('global:brand#notFound.heading')
  // The owner has not set it: the field is empty, and shows the default.
  expect(fieldOf('main a[href="/?preview=true"]')).toBe('global:brand#notFound.button')
  expect(page.querySelector('#preview-bar a')?.getAttribute('href')).toMatch(/globals\/brand$/)
})

test.each([
  ['/500', 'Nothing grows here'],
  ['/503', 'Back soon'],
])('%s says %s', async (path, heading) => {
  const { preview } = await siteWithBrand()
  const page = parseHtml(await (await preview(path)).text())
  expect(page.querySelector('h1')?.textContent).toBe(heading)
})

test.each([
  ['/404', 'notFound'],
  ['/500', 'failed'],
  ['/503', 'away'],
])(
  'in %s the words that link and those around them lead to their own fields',
  async (path, group) => {
    const { preview, content } = await siteWithBrand()
    content.brand = {
      [group]: { text: 'Lost? Ask us for the way.', contact: 'Ask us' },
    }
    const page = parseHtml(await (await preview(path)).text())
    const link = page.querySelector('main p a')
    expect(link?.textContent).toBe('Ask us')
    expect(link?.getAttribute('data-edit')).toBe(`global:brand#${group}.contact`)
    expect(link?.parentElement?.textContent).toBe('Lost? Ask us for the way.')
    expect(link?.parentElement?.getAttribute('data-edit')).toBe(`global:brand#${group}.text`)
  },
)

test('words that are not saved are rendered as well', async () => {
  const { preview, content } = await siteWithBrand()
  const { order, blocks } = await (await preview('/404/_payload.json', `&unsaved=${KEY}`)).json()
  expect(content.previewHeaders).toMatchObject({ 'x-unsaved': KEY })
  expect(order).toEqual(['error_screen'])
  expect(blocks[0].html).toContain('Nothing grows here')
})

test.each(['/404', '/500', '/503'])('in public %s is not found', async (path) => {
  const { get } = await siteWithBrand()
  expect((await get(path)).status).toBe(404)
})

test('a page at the address of an error screen comes first', async () => {
  const { preview, content } = await siteWithBrand()
  content.drafts.set('404', { id: '9', title: 'House 404', blocks: [] })
  expect(await (await preview('/404')).text()).toContain('House 404')
})
