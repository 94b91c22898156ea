import { expect, test } from 'vitest'
import { anchorAddress, hasCredentials, linkAddress } from './link-address.ts'

test.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'HTTPS://Example.com',
  'https://example.com/@name?q=a@b#c@d',
  'https://example.com?q=a@b',
  '/a\\b',
  'mailto:hello@example.com',
  'tel:+34900',
  '/',
  '/the-bay#pool',
  '#pool',
])('%s is a valid address', (address) => {
  expect(linkAddress(` ${address} `)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://example.com/ onclick=x',
  'example.com',
  'https://user:pw@example.com/',
  'https://user@example.com',
  'https://bank.example@evil.example/a',
  'HTTPS://:@example.com',
  'https://@example.com',
  'https://user%40a:b@example.com',
  'https://',
  'https:///path',
  'https://?a',
  'mailto:',
  'tel:',
  '#',
  '',
  null,
  { toString: () => 'https://example.com' },
])('%j is not a valid address', (address) => {
  expect(linkAddress(address)).toBeUndefined()
})

test.each(['pool', '#pool', ' #pool '])('%j becomes the anchor #pool', (name) => {
  expect(anchorAddress(name)).toBe('#pool')
})

test.each(['', '#', 'the pool', '1st', '##pool', 'a"b', null])(
  '%j is not a valid anchor',
  (name) => {
    expect(anchorAddress(name)).toBeUndefined()
  },
)

test.each([
  ' https://user:pass@example.com',
  'https://user@example.com/a',
  'HTTPS:user:pass@example.com',
  'ht\ntps://:pass@example.com',
  '//user:pass@example.com',
  '\\\\user:pass@example.com',
  'ftp://user:pass@example.com',
])('%j has credentials', (address) => {
  expect(hasCredentials(address)).toBe(true)
})

test.each([
  'https://example.com/@user',
  'https://example.com/?mail=a@b.c',
  'mailto:a@b.c',
  '/a@b',
  '',
])('%j has none', (address) => {
  expect(hasCredentials(address)).toBe(false)
})
