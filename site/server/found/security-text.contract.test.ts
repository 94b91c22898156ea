import { expect, test } from 'vitest'
import { testSite } from '../../testing/test-site.ts'
import { securityText } from './security-text.ts'

test('the contact for vulnerabilities is where programs look for it, if there is one', async () => {
  const site = await testSite({ securityContact: 'mailto:security@example.org' })
  const answer = await site.get('/.well-known/security.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(await answer.text()).toMatch(/^Contact: mailto:security@example\.org\nExpires: 20/)
  const without = await testSite()
  expect((await without.get('/.well-known/security.txt')).status).toBe(404)
})

test('it ends after half a year, and names its own address', () => {
  const text = securityText(
    'https://example.org/report',
    'https://example.org',
    Date.UTC(2026, 0, 1),
  )
  expect(text.split('\n')).toEqual([
    'Contact: https://example.org/report',
    'Expires: 2026-06-30T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://example.org/.well-known/security.txt',
  ])
})
