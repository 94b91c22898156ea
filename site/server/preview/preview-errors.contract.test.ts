import { createHash } from 'node:crypto'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test, vi } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { testAssets, testSite } from '../../testing/test-site.ts'

const PASS = 'a-pass-for-an-editor-of-the-studio'
const FORGOTTEN = 'the-key-of-an-unsaved-document'
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** A page whose rendering fails, one that does not, and a session. */
async function siteWithErrors() {
  const stylesheets: typeof testAssets.stylesheets = (kinds, theme) => {
    if ([...kinds].includes('test_words')) throw new Error('No style.')
    return testAssets.stylesheets(kinds, theme)
  }
  const site = await testSite({ assets: { ...testAssets, stylesheets } })
  const { content } = site
  content.sessions.set(PASS, { session: 'session-of-the-editor', kind: 'editor' })
  content.drafts.set('broken', { id: '1', title: 'Broken', blocks: [wordsBlock('b1')] })
  content.drafts.set('about', { id: '2', title: 'About', blocks: [] })
  const preview = (path: string, query = '') =>
    site.get(`${path}?preview=true&token=${PASS}${query}`)
  return { ...site, preview }
}

test('a failing preview is logged without its token and answered with private headers', async () => {
  const { preview, logged } = await siteWithErrors()
  const response = await preview('/broken', '&utm=1')
  expect(response.status).toBe(500)
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE)
  expect(logged).toContainEqual({
    message: 'Request failed.',
    fields: { address: '/broken?utm=1', error: expect.any(Error) },
  })
  expect(JSON.stringify(logged)).not.toContain(PASS)
})

test.each([
  ['404', '/nowhere'],
  ['500', '/broken'],
  ['503', '/about'],
])(
  'the error screen %s of a preview is shown by the studio, and keeps its viewer',
  async (status, path) => {
    const { preview, content, get } = await siteWithErrors()
    await get('/warm-up')
    content.beforeAnswer = async (asked) => {
      content.isDown = status === '503' && asked.startsWith('Page')
    }
    const response = await preview(path)
    const html = await response.text()
    const page = parseHtml(html)
    expect(response.status).toBe(Number(status))
    expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE)
    expect(response.headers.get('content-security-policy')).toContain(
      'frame-ancestors https://studio.example.org',
    )
    expect(response.headers.has('x-frame-options')).toBe(false)
    const exit = page.querySelector('#preview-bar a')?.getAttribute('href')
    expect(exit).toBe(`${path}?preview=false`)
    const links = [...page.querySelectorAll('main a[href^="/"]')].map((link) =>
      link.getAttribute('href'),
    )
    expect(links).toContain('/contact?preview=true')
    const state = JSON.parse(page.getElementById('state')?.textContent ?? '{}')
    expect(state.preview).toMatchObject({ error: Number(status), isEditable: false })
  },
)

test('the Exit link of an error screen stays on this site', async () => {
  const { preview } = await siteWithErrors()
  const page = parseHtml(await (await preview('//evil.example/x')).text())
  const exit = page.querySelector('#preview-bar a')?.getAttribute('href')
  expect(exit).toBe('/evil.example/x?preview=false')
})

test('public error screens have no preview bar and cannot be framed', async () => {
  const { preview, get } = await siteWithErrors()
  await preview('/nowhere')
  const response = await get('/nowhere')
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(await response.text()).not.toMatch(/preview-bar|preview=true|studio/)
})

test('a preview that may not be seen tells this to the studio’s panel, and to no other frame', async () => {
  const { get } = await siteWithErrors()
  const response = await get('/about?preview=true')
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Preview'])
  await expectReport(response, 401)
})

test('the studio’s panel learns that an unsaved document is forgotten', async () => {
  const { preview, content, logged } = await siteWithErrors()
  content.isForgotten = true
  const response = await preview('/about', `&unsaved=${FORGOTTEN}`)
  expect(response.status).toBe(410)
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE)
  await expectReport(response, 410)
  expect((await preview('/about/_payload.json', `&unsaved=${FORGOTTEN}`)).status).toBe(410)
  expect((await preview('/about')).status).toBe(200)
  expect(logged).toEqual([])
})

test('a person who would be sent to a studio that is away gets a page that says so', async () => {
  const { get, content, logged } = await siteWithErrors()
  const ask = () => get('/about?preview=true', { headers: { 'sec-fetch-dest': 'document' } })
  expect((await ask()).status).toBe(307)
  content.isDown = true
  const response = await ask()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE)
  const page = parseHtml(await response.text())
  expect(page.querySelector('h1')?.textContent).toBe('The studio does not answer')
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['', '/about'])
  expect(logged).toContainEqual({ message: expect.stringMatching(/^The studio does not answer/) })
})

test.each([
  ['a page of a proxy', '<!doctype html><title>Sign in</title>'],
  ['half of a session', '{"session":"a","expiresAt":"2030-01-01T00:00:00Z"}'],
])('%s in place of a session is a failure, not a wrong token', async (_, answer) => {
  const { preview, content, logged } = await siteWithErrors()
  content.sessions.set(PASS, { session: '', kind: 'editor', answer })
  const response = await preview('/about')
  expect(response.status).toBe(503)
  expect(logged).toContainEqual({
    message: 'Error fetching a preview:',
    fields: { address: '/about', reason: expect.stringMatching(/is no session: is a proxy/) },
  })
  expect(JSON.stringify(logged)).not.toContain(PASS)
})

/** Runs the script of a response in a frame of the studio, and outside of a frame. */
async function expectReport(response: Response, status: number) {
  const script = parseHtml(await response.text()).querySelector('script')?.textContent ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  const run = new Function('window', 'parent', script)
  const postMessage = vi.fn()
  run({}, { postMessage })
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'belvedere:failed', status }, 'https://studio.example.org'],
  ])
  const itself = { postMessage }
  run(itself, itself)
  expect(postMessage).toHaveBeenCalledTimes(1)
}
