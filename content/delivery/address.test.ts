import { expect, test } from 'vitest'
import { safeAddress } from './address.ts'

test.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'mailto:hello@example.com',
  'tel:+34900',
  '/',
  '/the-bay#pool',
  '#pool',
])('%s is an address', (address) => {
  expect(safeAddress(` ${address} `)).toBe(address)
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
  '',
  null,
  { toString: () => 'https://example.com' },
])('%j is none', (address) => {
  expect(safeAddress(address)).toBeUndefined()
})
