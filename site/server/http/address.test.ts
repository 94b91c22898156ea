import { expect, test } from 'vitest'
import { isFileAddress, readAddress } from './address.ts'

test.each([
  ['/', { is: 'page', path: '/' }],
  ['/?utm_source=a?b', { is: 'page', path: '/' }],
  ['/a-place-2', { is: 'page', path: '/a-place-2' }],
  ['/_payload.json', { is: 'payload', path: '/', hash: '' }],
  ['/about/_payload.json?abc&utm=1', { is: 'payload', path: '/about', hash: 'abc' }],
  ['/About/?x=/Y', { is: 'redirect', to: '/about?x=/Y' }],
  ['//evil', { is: 'redirect', to: '/evil' }],
  ['//_payload.json', { is: 'redirect', to: '/_payload.json' }],
  ['/\\evil', { is: 'not-found', path: '/\\evil' }],
  ['//evil.example', { is: 'not-found', path: '//evil.example' }],
  ['', { is: 'redirect', to: '/' }],
  ['*', { is: 'not-found', path: '*' }],
  ['/a..b', { is: 'not-found', path: '/a..b' }],
  ['/graphql', { is: 'not-found', path: '/graphql' }],
  ['/real-estate', { is: 'page', path: '/real-estate' }],
  ['/map', { is: 'page', path: '/map' }],
  ['/media', { is: 'not-found', path: '/media' }],
  ['/experiences/reef-walk', { is: 'page', path: '/experiences/reef-walk' }],
  ['/Gallery//After-Dark/', { is: 'redirect', to: '/gallery/after-dark' }],
  ['/real-estate/sea-villas', { is: 'page', path: '/real-estate/sea-villas' }],
  ['/real-estate/sea-villas/casa-1', { is: 'page', path: '/real-estate/sea-villas/casa-1' }],
  ['/real-estate/a/b/c', { is: 'not-found', path: '/real-estate/a/b/c' }],
  ['/real-estate/-a', { is: 'not-found', path: '/real-estate/-a' }],
  ['/real-estate/a/b-', { is: 'not-found', path: '/real-estate/a/b-' }],
  ['/map/here', { is: 'not-found', path: '/map/here' }],
  ['/Contact.', { is: 'pasted', path: '/contact', to: '/contact' }],
  ['/contact%29,?a=b', { is: 'pasted', path: '/contact', to: '/contact?a=b' }],
  ['/contact%E2%80%9D', { is: 'pasted', path: '/contact', to: '/contact' }],
  ['/contact/,', { is: 'pasted', path: '/contact', to: '/contact' }],
  ['/contact/).', { is: 'pasted', path: '/contact', to: '/contact' }],
  ['/contact%E2%80%9C', { is: 'pasted', path: '/contact', to: '/contact' }],
  ['/contact%E2%80%8B', { is: 'pasted', path: '/contact', to: '/contact' }],
  ['/contact**', { is: 'pasted', path: '/contact', to: '/contact' }],
  ['/)', { is: 'pasted', path: '/', to: '/' }],
  ['/about/us.', { is: 'not-found', path: '/about/us.' }],
  ['/about/us', { is: 'not-found', path: '/about/us' }],
  ['/gallery/a/b', { is: 'not-found', path: '/gallery/a/b' }],
  ['/experiences/%2e%2e', { is: 'not-found', path: '/experiences/%2e%2e' }],
  ['/%63ontact', { is: 'redirect', to: '/contact' }],
  ['/%43ontact?a=%62', { is: 'redirect', to: '/contact?a=%62' }],
  ['/real%2Destate/%61', { is: 'redirect', to: '/real-estate/a' }],
  ['/about/%5fpayload.json?abc', { is: 'redirect', to: '/about/_payload.json?abc' }],
  ['/%2563ontact', { is: 'not-found', path: '/%2563ontact' }],
  ['/real-estate%2Fa', { is: 'not-found', path: '/real-estate%2Fa' }],
  ['/%63ontact%00', { is: 'not-found', path: '/%63ontact%00' }],
  ['/%63ontact%', { is: 'not-found', path: '/%63ontact%' }],
  ['/real-estate/../map', { is: 'not-found', path: '/real-estate/../map' }],
])('%s', (url, address) => {
  expect(readAddress(url)).toEqual(address)
})

test.each([
  ['/real-estate/a?utm=1', { is: 'page', path: '/real-estate/a' }],
  ['/real-estate/a?bedrooms=4', { is: 'page', path: '/real-estate/a?bedrooms=4' }],
  ['/real-estate/a?utm=1&bedrooms=4&x', { is: 'page', path: '/real-estate/a?bedrooms=4' }],
  [
    '/real-estate/a?page=2&utm=%20&sort=f_area-desc&bedrooms=5',
    { is: 'redirect', to: '/real-estate/a?bedrooms=5&sort=f_area-desc&page=2&utm=%20' },
  ],
  ['/real-estate/A/?bedrooms=&sort=unit', { is: 'redirect', to: '/real-estate/a' }],
  ['/real-estate/a?page=1', { is: 'redirect', to: '/real-estate/a' }],
  ['/real-estate/a?page=02', { is: 'redirect', to: '/real-estate/a' }],
  ['/real-estate/a?page=-1&page=3', { is: 'redirect', to: '/real-estate/a' }],
  ['/real-estate/a?page=99999', { is: 'redirect', to: '/real-estate/a' }],
  ['/real-estate/a?bedrooms=4&bedrooms=3', { is: 'redirect', to: '/real-estate/a?bedrooms=4' }],
  ['/real-estate/a?sort=%22%3E%3Cscript%3E', { is: 'redirect', to: '/real-estate/a' }],
  ['/real-estate/a?sort=constructor', { is: 'redirect', to: '/real-estate/a' }],
  ['/real-estate/a?s%6Frt=area', { is: 'page', path: '/real-estate/a' }],
  [
    '/real-estate/a/_payload.json?abc&bedrooms=4',
    { is: 'payload', path: '/real-estate/a?bedrooms=4', hash: 'abc' },
  ],
  [
    '/real-estate/a/_payload.json?sort=f_area-desc',
    { is: 'payload', path: '/real-estate/a?sort=f_area-desc', hash: '' },
  ],
  ['/about?bedrooms=4', { is: 'page', path: '/about' }],
  ['/real-estate?page=2', { is: 'page', path: '/real-estate' }],
])('list parameters are part of the address: %s', (url, address) => {
  expect(readAddress(url)).toEqual(address)
})

test.each(['/manifest.webmanifest', '/a/b.JSON', '/.well-known/x'])('%s is a file', (path) => {
  expect(isFileAddress(path)).toBe(true)
})

test.each(['/a.pdf', '/index.php', '/about'])('%s is no file', (path) => {
  expect(isFileAddress(path)).toBe(false)
})

test('the target of a redirect is canonical', () => {
  const queries = [
    'page=2&bedrooms=3',
    'sort=f_area-desc&sort=unit&&x=1',
    'bedrooms=9&page=',
    '&&page=4&',
  ]
  for (const query of queries) {
    const first = readAddress(`/real-estate/a?${query}`)
    const to = first.is === 'redirect' ? first.to : `/real-estate/a?${query}`
    expect(readAddress(to)).toMatchObject({ is: 'page' })
  }
})

test('the map’s address keeps the place and no other parameter', () => {
  expect(readAddress('/map?at=villa-07&utm=1')).toEqual({ is: 'page', path: '/map?at=villa-07' })
  expect(readAddress('/map?utm=1')).toEqual({ is: 'page', path: '/map' })
  expect(readAddress('/map?at=')).toEqual({ is: 'redirect', to: '/map' })
  expect(readAddress('/?at=villa-07')).toEqual({ is: 'page', path: '/' })
})
