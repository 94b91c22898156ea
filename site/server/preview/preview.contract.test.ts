import { expect, test } from 'vitest'
import { wordsBlock } from '../../testing/kinds.tsx'
import { block } from '../../testing/records.ts'
import { testSite } from '../../testing/test-site.ts'

const PASS = 'a-pass-for-an-editor-of-the-studio'
const LINK = 'the-token-of-a-link-for-an-outsider'
const KEY = 'the-key-of-an-unsaved-document'

async function siteWithDraft() {
  const site = await testSite()
  const { content } = site
  content.pages.set('about', {
    id: '7',
    title: 'About',
    blocks: [wordsBlock('b1', 'Public words')],
  })
  content.drafts.set('about', {
    id: '7',
    title: 'About',
    blocks: [wordsBlock('b1', 'Draft words')],
  })
  content.sessions.set(PASS, { session: 'session-of-the-editor', kind: 'editor' })
  content.sessions.set(LINK, { session: 'session-of-the-link', kind: 'link' })
  const enter = async (token = PASS) => {
    const response = await site.get(`/about?preview=true&token=${token}`)
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { response, html: await response.text(), cookie }
  }
  return { ...site, enter }
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

test('shows the draft with a token, and keeps it out of every cache', async () => {
  const { enter, text, get } = await siteWithDraft()
  expect(await text('/about')).toContain('Public words')
  const { response, html } = await enter()
  expect(response.status).toBe(200)
  expect(html).toContain('Draft words')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE)
  const after = await get('/about')
  expect(await after.text()).toContain('Public words')
  expect(after.headers.get('x-cache')).toBe('hit')
  expect(after.headers.get('x-robots-tag')).toBeNull()
})

const PERSON = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

test('a person without a preview is sent to the studio once, and back to a page that says so', async () => {
  const { get, enter } = await siteWithDraft()
  const ask = async (path: string, headers: Record<string, string>) => {
    const response = await get(path, { headers })
    return { response, to: response.headers.get('location') }
  }
  const { response, to } = await ask('/about?a=b&preview=true', PERSON)
  expect([response.status, to]).toEqual([
    307,
    'https://studio.example.org/preview-pass?to=%2Fabout%3Fa%3Db&else=back',
  ])
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE)
  const back = await ask('/about?a=b&preview=true&token=signed-out', PERSON)
  expect([back.response.status, back.to]).toEqual([401, null])
  expect(await back.response.text()).toContain('Open with the studio')

  const ended = (cookie: string) => ask('/about?preview=true', { ...PERSON, cookie })
  expect((await ended('__Host-belvedere-preview=editor:ended')).response.status).toBe(307)
  expect((await ended('__Host-belvedere-preview=link:ended')).response.status).toBe(401)
  expect((await ended((await enter()).cookie)).response.status).toBe(200)
})

test.each([
  ['a program', '/about?preview=true', {}],
  ['a frame', '/about?preview=true', { ...PERSON, 'sec-fetch-dest': 'iframe' }],
  ['a script', '/about/_payload.json?preview=true', { 'sec-fetch-dest': 'empty' }],
  ['a wrong token', '/about?preview=true&token=wrong', PERSON],
])('%s without a preview is refused at once', async (_, path, headers) => {
  const { get } = await siteWithDraft()
  const response = await get(path, { headers })
  expect([response.status, response.headers.get('location')]).toEqual([401, null])
})

test('the session is a cookie that scripts cannot read, and continues without the token', async () => {
  const { enter, get } = await siteWithDraft()
  const { response, cookie, html } = await enter()
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-belvedere-preview=editor:session-of-the-editor; .*HttpOnly; Secure; SameSite=None; Partitioned$/,
  )
  expect(html).not.toContain(PASS)
  const held = await get('/about?preview=true', { headers: { cookie } })
  expect(await held.text()).toContain('Draft words')
  const without = await get('/about', { headers: { cookie } })
  expect(await without.text()).toContain('Public words')
})

test.each([
  ['no session', '/about?preview=true', ''],
  ['a wrong token', '/about?preview=true&token=wrong', ''],
  ['an ended session', '/about?preview=true', '__Host-belvedere-preview=editor:over'],
  ['two cookies', '/about?preview=true', 'C; __Host-belvedere-preview=editor:other'],
  ['a cookie of another shape', '/about?preview=true', '__Host-belvedere-preview=administrator'],
  ['a wrong token beside a session', '/about?preview=true&token=wrong', 'C'],
  ['no session, for a payload', '/about/_payload.json?preview=true', ''],
])('%s is answered with 401 and without any text of the draft', async (_, path, cookies) => {
  const { enter, get } = await siteWithDraft()
  const { cookie } = await enter()
  const response = await get(path, { headers: { cookie: cookies.replace('C', cookie) } })
  expect(response.status).toBe(401)
  expect(Object.fromEntries(response.headers)).toMatchObject(PRIVATE)
  expect(await response.text()).not.toContain('words')
})

test.each(['preview=1', 'preview=TRUE', 'preview=true&preview=true', 'preview=', 'xpreview=true'])(
  '%s is no preview',
  async (query) => {
    const { enter, get } = await siteWithDraft()
    const { cookie } = await enter()
    const response = await get(`/about?${query}`, { headers: { cookie } })
    expect(await response.text()).toContain('Public words')
  },
)

test('a preview gets its own process, so that a busy studio does not delay it', async () => {
  const { enter, get } = await siteWithDraft()
  const { response } = await enter()
  expect(response.headers.get('origin-agent-cluster')).toBe('?1')
  expect((await get('/about')).headers.has('origin-agent-cluster')).toBe(false)
})

test('only the studio may frame a page, and only in a preview', async () => {
  const { enter, get } = await siteWithDraft()
  const { response } = await enter()
  expect(response.headers.get('content-security-policy')).toContain(
    'frame-ancestors https://studio.example.org',
  )
  expect(response.headers.has('x-frame-options')).toBe(false)
  const publicPage = await get('/about')
  expect(publicPage.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(publicPage.headers.get('x-frame-options')).toBe('DENY')
})

test('elements have their fields for editors only', async () => {
  const { enter, text } = await siteWithDraft()
  expect((await enter()).html).toContain('data-edit="pages:7#blocks.b1.words"')
  expect((await enter(LINK)).html).not.toContain('data-edit')
  expect(await text('/about')).not.toContain('data-edit')
})

test('hidden blocks are marked, and lead to their fields', async () => {
  const { content, enter } = await siteWithDraft()
  const hidden = { ...wordsBlock('b2', 'Hidden words'), _isHidden: true }
  content.drafts.set('about', { id: '7', title: 'About', blocks: [wordsBlock('b1'), hidden] })
  const { html } = await enter()
  expect(html.match(/<div[^>]* data-hidden=""[^>]*>/g)).toEqual([
    expect.stringContaining('id="b-b2"'),
  ])
  expect(html).toContain('data-edit="pages:7#blocks.b2.words"')
})

test('links stay in the preview', async () => {
  const { enter, text } = await siteWithDraft()
  expect((await enter()).html).toContain('href="/?preview=true"')
  expect(await text('/about')).not.toContain('preview=true')
})

test('leaving ends the session and stays on this site', async () => {
  const { get } = await siteWithDraft()
  const response = await get('/about?utm=x&preview=false')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/about?utm=x')
  expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
  const elsewhere = await get('//evil.example/about?preview=false')
  expect(elsewhere.headers.get('location')).toBe('/evil.example/about')
})

test('a missing page is not found, and the answer is private, too', async () => {
  const { enter, get } = await siteWithDraft()
  const { cookie } = await enter()
  const response = await get('/nowhere?preview=true', { headers: { cookie } })
  expect(response.status).toBe(404)
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('without the content service the answer is 503, never a public page', async () => {
  const { enter, get, content } = await siteWithDraft()
  const { cookie } = await enter()
  content.isDown = true
  const response = await get('/about?preview=true', { headers: { cookie } })
  expect(response.status).toBe(503)
})

test('a block of an unknown kind is named in the preview, and left out in public', async () => {
  const { enter, text, content } = await siteWithDraft()
  const blocks = [wordsBlock('b1'), block('novel', 'b2', { words: 'x' })]
  content.pages.set('about', { id: '7', title: 'About', blocks })
  content.drafts.set('about', { id: '7', title: 'About', blocks })
  expect((await enter()).html).toContain('does not know the block “novel”')
  expect(await text('/about')).not.toContain('novel')
})

test('an unsaved document is rendered for editors, also one block at a time', async () => {
  const { enter, get, content } = await siteWithDraft()
  const { cookie } = await enter()
  const path = `/about/_payload.json?preview=true&unsaved=${KEY}&only=b1`
  const payload = await (await get(path, { headers: { cookie } })).json()
  expect(content.previewHeaders).toMatchObject({ 'x-unsaved': KEY, 'x-blocks': 'b1' })
  expect(payload.order).toEqual(['b1'])
  expect(payload.blocks[0].html).toContain('Draft words')
  const outsider = await enter(LINK)
  await get(path, { headers: { cookie: outsider.cookie } })
  expect(content.previewHeaders).not.toHaveProperty('x-unsaved')
})

test('a whole unsaved page comes with its shell and the style of the brand', async () => {
  const { enter, get, content } = await siteWithDraft()
  const { cookie } = await enter()
  content.brand = { palette: { ink: '#3a1d4d' }, words: [{ key: 'labels.menu', text: 'Explore' }] }
  const read = async (only: string) => {
    const path = `/about/_payload.json?preview=true&unsaved=${KEY}${only}`
    return (await get(path, { headers: { cookie } })).json()
  }
  const { shell } = await read('')
  expect(shell.style).toContain('--ink:#3a1d4d')
  expect(shell.html).toContain('>Explore<')
  expect(shell.html).not.toContain('Draft words')
  expect(await read('&only=b1')).not.toHaveProperty('shell')
})
