import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { secure } from './secure.ts'

const PUBLIC = { siteOrigin: 'https://hotel.example', isDevelopment: false }

/** The headers of a response, and the policy that Next reads from the request. */
function headersOf(url: string, options = PUBLIC, sent: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  Object.assign(request.headers, sent)
  const response = new ServerResponse(request)
  secure(request, response, options)
  return { ...response.getHeaders(), toNext: request.headers['content-security-policy'] }
}

const nonceOf = (policy: unknown) => /script-src 'self' 'nonce-([^']+)';/.exec(String(policy))?.[1]

test('every response has the headers that do not depend on its content', () => {
  for (const path of [
    '/',
    '/admin/login?redirect=x',
    '/api/none',
    '/graphql',
    '/media/a.mp4',
    '/x',
  ])
    expect(headersOf(path), path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex, nofollow',
    })
})

test('no page learns the pass of a preview from the referrer', () => {
  for (const path of ['/preview-pass', '/preview-pass?to=/lagoon'])
    expect(headersOf(path)['referrer-policy']).toBe('no-referrer')
  expect(headersOf('/preview-passes')['referrer-policy']).not.toBe('no-referrer')
})

test('the studio and its API are never cached; files keep their own rules', () => {
  for (const path of ['/admin', '/api', '/api/users/me', '/preview-pass'])
    expect(headersOf(path), path).toMatchObject({ 'cache-control': 'private, no-store' })
  for (const path of ['/media/a.jpg', '/_next/static/a.js', '/fonts/a.woff2'])
    expect(headersOf(path), path).not.toHaveProperty('cache-control')
})

test('a page of the studio runs no script without the nonce that Next gets', () => {
  const { toNext, 'content-security-policy': policy } = headersOf('/admin/collections/pages')
  expect(nonceOf(policy)).toHaveLength(24)
  expect(toNext).toBe(policy)
  expect(/script-src ([^;]*)/.exec(String(policy))?.[1]).not.toMatch(/unsafe|\*|https?:/)
  expect(nonceOf(headersOf('/admin')['content-security-policy'])).not.toBe(nonceOf(policy))
})

test('the studio can show the site in frames, and only the studio can frame the studio', () => {
  const policy = headersOf('/admin')['content-security-policy']
  expect(policy).toContain("frame-src 'self' https://hotel.example")
  expect(policy).toContain("frame-ancestors 'self'")
})

test('clients cannot choose the nonce', () => {
  const chosen = "script-src 'nonce-chosen'"
  const sent = {
    'content-security-policy': chosen,
    'content-security-policy-report-only': chosen,
  }
  expect(nonceOf(headersOf('/admin', PUBLIC, sent).toNext)).not.toBe('chosen')
  expect(headersOf('/media/a.svg', PUBLIC, sent).toNext).toBeUndefined()
})

test('data responses load and run nothing; uploads have their own policies', () => {
  for (const path of ['/graphql', '/graphql/preview', '/changes?since=1', '/readyz'])
    expect(headersOf(path)['content-security-policy'], path).toContain("default-src 'none'")
  for (const path of ['/api/media/file/a.svg', '/media/a.svg'])
    expect(headersOf(path), path).not.toHaveProperty('content-security-policy')
})

test('while the studio is developed its scripts may evaluate code', () => {
  const headers = headersOf('/admin', { ...PUBLIC, isDevelopment: true })
  expect(headers['content-security-policy']).not.toContain('script-src')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})
