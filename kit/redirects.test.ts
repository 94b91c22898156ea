import { expect, test } from 'vitest'
import { normalizeOrigin } from './copied-address.ts'
import {
  findRedirectLoop as findLoop,
  type Redirect,
  RedirectRules,
  withQuery,
} from './redirects.ts'

const rule = (from: string, to: string, status = 301): Redirect => ({ from, to, status })
const SITE = 'https://site.example'

const findRedirectLoop = (one: Redirect, others: readonly Redirect[], site: string) =>
  findLoop(one, new RedirectRules([...others.filter(({ from }) => from !== one.from), one]), site)

const rules = new RedirectRules([
  rule('/old', '/new'),
  rule('/old/*', '/archive'),
  rule('/old/blog/*', '/journal/*'),
  rule('/shop/*', 'https://shop.example/*', 302),
  rule('/index.php', '/'),
  rule('/über', '/about'),
  rule('/日本/*', '/asia/*'),
  rule('/foo,bar', '/comma'),
  rule("/it's", '/quote'),
  rule('/x(1)', '/bracket'),
  rule('/two%20words', '/space'),
  rule('/stored%2cbefore', '/earlier-form'),
  rule('/a/b', '/c'),
  rule('/100%', '/hundred'),
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
  ['/%E6%97%A5%E6%9C%AC/%E6%B5%B7', '/asia/%E6%B5%B7'],
  ['/日本/海', '/asia/%E6%B5%B7'],
  ['/shop', 'https://shop.example'],
  ['/old/blog/2019/A+b.PDF', '/journal/2019/A+b.PDF'],
  ['/old/Blog/x(1).pdf', '/journal/x(1).pdf'],
  ['/old/blog/a%2Cb%20c', '/journal/a%2Cb%20c'],
  ['/old/blog/é t', '/journal/%C3%A9%20t'],
  ['/foo,bar', '/comma'],
  ['/foo%2Cbar', '/comma'],
  ['/foo%2cbar).', '/comma'],
  ['/it%27s', '/quote'],
  ["/it's%20", '/quote'],
  ['/x%281%29', '/bracket'],
  ['/x(1),', '/bracket'],
  ['/two words', '/space'],
  ['/two%20words,', '/space'],
  ['/stored%2Cbefore', '/earlier-form'],
  ['/foo,bar/)', '/comma'],
  ['/two%20words/,', '/space'],
  ['/foo,bar%E2%80%9C', '/comma'],
  ['/foo,bar%E2%80%A6', '/comma'],
  ['/foo,bar%E2%80%8B', '/comma'],
  ['/foo,bar**', '/comma'],
  ['/foo,bar%0A', '/comma'],
  ['/100%', '/hundred'],
  ['/100%25', '/hundred'],
])('%s redirects to %s', (path, to) => {
  expect(rules.match(path)?.to).toBe(to)
})

test.each(['/', '/older', '/new', '/a%2Fb', '/index.html', '/%FCber', '/%C3'])(
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

test('a page comes before a rule for all below it, which leads elsewhere', () => {
  expect(rules.match('/shop/')).toMatchObject({ to: 'https://shop.example', isAbove: true })
  expect(rules.match('/shop/a')?.isAbove).toBeUndefined()
  expect(new RedirectRules([rule('/blog/*', '/blog?all#top')]).match('/blog')).toBeUndefined()
  expect(new RedirectRules([rule('/blog/*', '/blog#top')]).match('/blog')).toBeUndefined()
  expect(new RedirectRules([rule('/blog/*', '', 410)]).match('/blog')).toBeDefined()
})

const numbered = new RedirectRules([
  rule('/index.php?p=12', '/journal'),
  rule('/index.php?lang=de&p=12', '/tagebuch?from=wp'),
  rule('/?p=12', '/twelve'),
  rule('/index.php', '/'),
])

test.each([
  ['/index.php?p=12', '/journal'],
  ['/INDEX.php?utm_source=x&p=12&b=%20', '/journal?utm_source=x&b=%20'],
  ['/index.php?p=12&lang=de&from=mail&utm=1', '/tagebuch?from=wp&utm=1'],
  ['/index.php?p=120', '/?p=120'],
  ['/index.php', '/'],
  ['/?p=12', '/twelve'],
  ['/index.php?p=12.', '/journal'],
  ['/index.php?utm=1&p=12).', '/journal?utm=1'],
  ['/?p=12%20', '/twelve'],
])('%s with its parameters leads to %s', (address, to) => {
  const [path = '', query] = address.split('?')
  const match = numbered.match(path, query)
  expect(withQuery(match?.to ?? '', match?.query ?? '')).toBe(to)
})

test('parameters that a target has stay as they are, others are added', () => {
  expect(withQuery('/real-estate?sort=price#top', 'sort=area&utm=a%2Bb')).toBe(
    '/real-estate?sort=price&utm=a%2Bb#top',
  )
  expect(withQuery('/a#b', '')).toBe('/a#b')
})

test.each([
  ['https://www.old.example/Foo%20Bar/?b=2&a=1#part', '/foo%20bar?a=1&b=2'],
  ['old.example/foo', '/foo'],
  ['//old.example:8080/foo', '/foo'],
  ['  foo bar ', '/foo%20bar'],
  ['/old/*', '/old/*'],
  ['/old%2A', '/old%2a'],
  ['/index.php?p=12', '/index.php?p=12'],
  ['foo.html', '/foo.html'],
  ['index.php?p=12', '/index.php?p=12'],
  ['page.aspx?id=1#x', '/page.aspx?id=1'],
  ['https://old.example', '/'],
  ['<https://old.example/a>', '/a'],
  ['“https://old.example/a”', '/a'],
  ['\u200Bhttps://old.example/a\u200B', '/a'],
  ['www.old.example', '/'],
  ['www.old.example?p=12', '/?p=12'],
  ['/a\nb', '/a%0ab'],
  ['/index.php?p=12&amp;lang=de', '/index.php?lang=de&p=12'],
  ['/?p=12&#038;lang=de&#x26;a=1&amp;amp;b=2#part', '/?a=1&b=2&lang=de&p=12'],
  ['192.168.0.1/a', '/a'],
  ['192.168.0.1:8080/a?b=c', '/a?b=c'],
  ['1.2.3.txt', '/1.2.3.txt'],
  ['localhost:3000/a', '/a'],
  ['localhost/a', '/a'],
  ['localhost', '/'],
  ['localhosts/a', '/localhosts/a'],
  ['staging:8080/?p=12', '/?p=12'],
  ['192.168.0.1:8080?p=12', '/?p=12'],
  ['article:12', '/article:12'],
  ['[::1]:3000/a', '/a'],
  ['[fe80::1]/a', '/a'],
  ['old.example:8080/foo', '/foo'],
  ['www.old.example:8080', '/'],
  ['/a:80/b', '/a:80/b'],
])('%s is understood as %s', (written, stored) => {
  expect(normalizeOrigin(written)).toBe(stored)
  expect(normalizeOrigin(stored)).toBe(stored)
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
  expect(
    findRedirectLoop(rule('/archive', '/news'), [rule('/news/*', '/archive/*')], SITE),
  ).toBeUndefined()
  expect(findRedirectLoop(rule('/a', '/b'), [rule('/b', '/c')], SITE)).toBeUndefined()
  expect(findRedirectLoop(rule('/a', 'https://other.example/a'), [], SITE)).toBeUndefined()
  expect(
    findRedirectLoop(rule('/a', '/b'), [rule('/a', '/c'), rule('/b', '/d')], SITE),
  ).toBeUndefined()
})
