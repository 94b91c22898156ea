import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

test.each([
  ['/', { is: 'page', path: '/' }],
  ['/?utm_source=a?b', { is: 'page', path: '/' }],
  ['/a-place-2', { is: 'page', path: '/a-place-2' }],
  ['/_payload.json', { is: 'payload', path: '/', hash: '' }],
  ['/about/_payload.json?abc&utm=1', { is: 'payload', path: '/about', hash: 'abc' }],
  ['/About/?x=/Y', { is: 'redirect', to: '/about?x=/Y' }],
  ['//evil', { is: 'redirect', to: '/evil' }],
  ['//_payload.json', { is: 'redirect', to: '/_payload.json' }],
  ['/\\evil', { is: 'nothing', path: '/\\evil' }],
  ['//evil.example', { is: 'nothing', path: '//evil.example' }],
  ['', { is: 'redirect', to: '/' }],
  ['*', { is: 'nothing', path: '*' }],
  ['/a..b', { is: 'nothing', path: '/a..b' }],
  ['/graphql', { is: 'nothing', path: '/graphql' }],
])('%s', (url, address) => {
  expect(readAddress(url)).toEqual(address)
})
