import { expect, test } from '@playwright/test'
import { readStack } from './stack.ts'
import { expectAccessible } from './studio-accessibility.ts'

const { siteUrl, studioUrl, email, password, token } = readStack()

/** A document without pages, which is enough for the media library. */
const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
  'trailer<</Size 3/Root 1 0 R>>',
  'startxref',
  '0',
  '%%EOF',
].join('\n')

/** Our own pages, in Payload’s frame. Journeys that open others watch the policy as well. */
const OWN_PAGES = ['', '/visits', '/mailbox', '/health']

test('the studio runs under its policy, which allows no script but its own', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  const signIn = await page.goto(`${studioUrl}/admin/login`)
  const policy = signIn?.headers()['content-security-policy']
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/)
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${studioUrl}/admin`)
  await expect(page.getByRole('link', { name: 'Log out' })).toBeAttached()
  const unknown = await page.goto(`${studioUrl}/admin/nope`)
  expect(unknown?.status()).toBe(404)
  for (const path of OWN_PAGES) {
    await page.goto(`${studioUrl}/admin${path}`)
    await expectAccessible(page, 'main')
  }
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "a script without the nonce ran"'
    document.body.append(script)
  })
  expect(await page.title()).not.toContain('without the nonce')
  await expect.poll(() => refused).toHaveLength(1)
})

test('an action that the studio does not have is refused in few words, without a page', async () => {
  const page = await (await fetch(`${studioUrl}/admin/login`)).text()
  const [action = ''] = page.match(/\b[0-9a-f]{42}\b/) ?? []
  const { token: session } = await (
    await fetch(`${studioUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
  ).json()
  const answer = await fetch(`${studioUrl}/admin`, {
    method: 'POST',
    headers: {
      authorization: `JWT ${session}`,
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': action,
    },
    body: JSON.stringify([{ name: 'constructor', args: { collectionSlug: 'pages' } }]),
  })
  expect(answer.status).toBe(404)
  expect((await answer.text()).length).toBeLessThan(4096)
})

test('data responses do not have the client hints that pages of the studio request', async () => {
  const query = fetch(`${studioUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ home { id } }' }),
  })
  for (const answer of [await query, await fetch(`${studioUrl}/api/users/me`)])
    for (const name of ['accept-ch', 'critical-ch', 'vary'])
      expect(answer.headers.has(name), `${answer.url} ${name}`).toBe(false)
  const login = await fetch(`${studioUrl}/admin/login`)
  expect(login.headers.get('accept-ch')).toBe('Sec-CH-Prefers-Color-Scheme')
})

test('no other origin is allowed to read an answer of the API', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  for (const path of ['/api/users/me', '/api/pages', '/api/nope'])
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await fetch(`${studioUrl}${path}`, { method, headers })
      expect(answer.headers.has('access-control-allow-origin'), `${method} ${path}`).toBe(false)
    }
})

test('requests from another site have no session, including simple forms', async () => {
  const login = await fetch(`${studioUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const send = async (method: string, path: string, headers: Record<string, string>) => {
    const init = { method, headers: { cookie, ...headers }, redirect: 'manual' } as const
    return (await fetch(`${studioUrl}${path}`, init)).status
  }
  const own = { 'sec-fetch-site': 'same-origin' }
  expect(await send('GET', '/api/pages?limit=1', own)).toBe(200)
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example' },
  ]
  for (const from of elsewhere) {
    expect(await send('GET', '/api/pages?limit=1', from)).toBe(403)
    expect(await send('GET', '/api/payload-jobs/run', from)).toBe(401)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect(await send('POST', '/api/pages', { ...from, 'content-type': type })).toBe(403)
  }
  await send('POST', '/api/users/logout', own)
})

test('without a session every page of the studio redirects to the sign-in', async () => {
  for (const path of [
    '',
    '/nope',
    '/mailbox',
    '/ready-for-review',
    '/collections/pages/1',
    '/create-first-user',
  ]) {
    const answer = await fetch(`${studioUrl}/admin${path}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], path).toEqual([
      307,
      `/admin/login${path && `?redirect=${encodeURIComponent(`/admin${path}`)}`}`,
    ])
  }
  for (const path of ['/nope', '/api/nope', '/graphql/nope', '/_next/image?url=%2Fa.png&w=64&q=75'])
    expect((await fetch(`${studioUrl}${path}`)).status, path).toBe(404)
})

test('videos and documents are sent with their length, whole and in parts, by both programs', async () => {
  const signedIn = await fetch(`${studioUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token: session } = await signedIn.json()
  const own = { authorization: `JWT ${session}` }
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A leaflet' }))
  form.set('file', new File([PDF], 'leaflet.pdf', { type: 'application/pdf' }))
  const uploaded = await fetch(`${studioUrl}/api/media`, {
    method: 'POST',
    headers: own,
    body: form,
  })
  const { doc } = await uploaded.json()
  const films = await fetch(`${studioUrl}/api/media?where[mimeType][equals]=video/mp4`, {
    headers: own,
  })
  const { docs } = await films.json()
  expect(docs.length).toBeGreaterThan(0)
  for (const { filename } of [docs[0], doc]) {
    await checkRanges(`${siteUrl}/media/${filename}`)
    await checkRanges(`${studioUrl}/media/${filename}`)
    await checkRanges(`${studioUrl}/api/media/file/${filename}`, own)
  }
})

/** Headers of one answer only. */
const OWN = /^(?:date|connection|keep-alive|x-request-id|age)$/

/**
 * Checks that a file is sent whole and in parts as RFC 9110 says: with its length, and by HEAD with the
 * headers of GET.
 */
async function checkRanges(url: string, sent: Record<string, string> = {}): Promise<void> {
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url, { method, headers: { ...sent, 'accept-encoding': 'identity', ...headers } })
  const whole = await ask()
  const bytes = Buffer.from(await whole.arrayBuffer())
  const size = bytes.length
  const etag = whole.headers.get('etag') ?? ''
  expect(size, url).toBeGreaterThan(100)
  expect(headersOf(whole), url).toMatchObject({
    'content-length': `${size}`,
    'accept-ranges': 'bytes',
  })

  const head = await ask({}, 'HEAD')
  expect([head.status, await head.text()], url).toEqual([200, ''])
  expect(headersOf(head), url).toEqual(headersOf(whole))

  const part = async (headers: Record<string, string>) => {
    const answer = await ask(headers)
    const body = Buffer.from(await answer.arrayBuffer())
    const { 'content-range': range, 'content-length': length } = headersOf(answer)
    return { status: answer.status, range, length, body }
  }
  const expected = (start: number, end: number) => ({
    status: 206,
    range: `bytes ${start}-${end}/${size}`,
    length: `${end - start + 1}`,
    body: bytes.subarray(start, end + 1),
  })
  const all = { status: 200, range: undefined, length: `${size}`, body: bytes }
  expect(await part({ range: 'bytes=0-9' }), url).toEqual(expected(0, 9))
  expect(await part({ range: 'bytes=-5' }), url).toEqual(expected(size - 5, size - 1))
  expect(await part({ range: `bytes=10-${size * 2}` }), url).toEqual(expected(10, size - 1))
  expect(await part({ range: 'bytes=0-9', 'if-range': etag }), url).toEqual(expected(0, 9))
  expect(await part({ range: 'bytes=0-9', 'if-range': '"another"' }), url).toEqual(all)
  expect(await part({ range: 'lines=1' }), url).toEqual(all)
  expect(await part({ range: `bytes=${size}-` }), url).toMatchObject({
    status: 416,
    range: `bytes */${size}`,
  })
  expect((await part({ 'if-none-match': etag })).status, url).toBe(304)
}

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !OWN.test(name)))
}
