import { expect, test } from 'vitest'
import { findRedirectLoop, type Redirect, RedirectRules } from './redirects.ts'

const rule = (from: string, to: string, status = 301): Redirect => ({ from, to, status })
const SITE = 'https://site.example'

const rules = new RedirectRules([
  rule('/old', '/new'),
  rule('/old/*', '/archive'),
  rule('/old/blog/*', '/journal/*'),
  rule('/shop/*', 'https://shop.example/*', 302),
  rule('/index.php', '/'),
  rule('/über', '/about'),
  rule('/日本/*', '/asia/*'),
  rule('/villas', '', 410),
  rule('/villas/*', '', 410),
])

test.each(['/villas', '/villas/casa-sol'])('%s is gone', (path) => {
  expect(rules.match(path)).toMatchObject({ redirect: { status: 410 }, to: '' })
})

test('a redirect to a page that is gone is no loop', () => {
  expect(findRedirectLoop(rule('/a', '/b'), [rule('/b', '', 410)], SITE)).toBeUndefined()
  expect(findRedirectLoop(rule('/', '', 410), [], SITE)).toBeUndefined()
})

test.each([
  ['/old', '/new'],
  ['/Old/', '/new'],
  ['//old', '/new'],
  ['/old/page', '/archive'],
  ['/old/blog/a/b', '/journal/a/b'],
  ['/old//blog//a', '/journal/a'],
  ['/shop/towels', 'https://shop.example/towels'],
  ['/index.php', '/'],
  ['/%C3%BCber', '/about'],
  ['/%C3%9CBER', '/about'],
  ['/u%CC%88ber', '/about'],
  ['/%E6%97%A5%E6%9C%AC/%E6%B5%B7', '/asia/海'],
])('%s redirects to %s', (path, to) => {
  expect(rules.match(path)?.to).toBe(to)
})

test.each(['/', '/older', '/new', '/shop', '/shop/', '/index.html', '/%FCber', '/%C3'])(
  '%s has no redirect',
  (path) => {
    expect(rules.match(path)).toBeUndefined()
  },
)

test.each([
  ...['/x//evil.example', '/x/\\evil.example', '/x/@evil.example', '/x/?//evil.example'],
  ...['/x/%2F/evil.example', '/x/%EF%BC%8Fevil.example'],
])("the wildcard of %s can't redirect to another host", (path) => {
  const to = new RedirectRules([rule('/x/*', '/*')]).match(path)?.to ?? '/'
  expect(new URL(to, SITE).origin).toBe(SITE)
})

test('redirect loops of any length are found', () => {
  expect(findRedirectLoop(rule('/a', '/a'), [], SITE)).toEqual(['/a', '/a'])
  expect(findRedirectLoop(rule('/a', '/b'), [rule('/b', '/c'), rule('/c', '/a')], SITE)).toEqual([
    ...['/a', '/b', '/c', '/a'],
  ])
  expect(findRedirectLoop(rule('/a/*', '/a/b'), [], SITE)).toBeDefined()
  expect(findRedirectLoop(rule('/a/*', '/a/b/*'), [], SITE)).toBeDefined()
  expect(findRedirectLoop(rule('/b', '/a/x'), [rule('/a/*', '/b')], SITE)).toBeDefined()
  expect(findRedirectLoop(rule('/a', `${SITE}/a?b=c#d`), [], SITE)).toBeDefined()
  expect(findRedirectLoop(rule('/über', '/%C3%BCber'), [], SITE)).toBeDefined()
})

test('redirects that end somewhere are not loops', () => {
  expect(findRedirectLoop(rule('/a', '/b'), [rule('/b', '/c')], SITE)).toBeUndefined()
  expect(findRedirectLoop(rule('/a', 'https://other.example/a'), [], SITE)).toBeUndefined()
  expect(
    findRedirectLoop(rule('/a', '/b'), [rule('/a', '/c'), rule('/b', '/d')], SITE),
  ).toBeUndefined()
})
