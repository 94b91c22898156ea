import { beforeEach, expect, test, vi } from 'vitest'
import { previewAddress } from './preview-address.ts'

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://site.example'))

test.each([
  ['/', 'https://site.example/?preview=true&token=T'],
  ['/the-bay', 'https://site.example/the-bay?preview=true&token=T'],
  [
    '/real-estate/villas?page=2',
    'https://site.example/real-estate/villas?page=2&preview=true&token=T',
  ],
  ['/a?token=old&preview=false#b', 'https://site.example/a?preview=true&token=T#b'],
])('%s is a path of the site', (to, expected) => {
  expect(previewAddress(to, 'T')?.href).toBe(expected)
})

test.each([
  '',
  'the-bay',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '@evil.example',
  '.evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252Fevil.example',
  '%2F%2Fevil.example',
  '/\tevil.example',
  '/\n/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  ' /the-bay',
  `/${'a'.repeat(2000)}`,
])('%j is refused', (to) => {
  expect(previewAddress(to, 'T')).toBeUndefined()
})
