import { expect, test } from 'vitest'
import { chosenTags, questionOf, tagHosts, tagNames } from '../../shell/tags.ts'
import { testSite } from '../../testing/test-site.ts'

const script = { name: 'Matomo', address: 'https://tags.example.com/tag.js', hosts: null }

async function policyWith(site: Record<string, unknown>) {
  const { content, get } = await testSite()
  content.pages.set('', { id: '1', title: 'Home', blocks: [] })
  content.site = { ...content.site, ...site }
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  return new Map(policy.split('; ').map((part) => part.split(/ (.*)/, 2) as [string, string]))
}

const sourcesOf = (policy: Map<string, string>, name: string) =>
  (policy.get(name) ?? '').split(' ').filter((source) => !/^'sha256|^'self'$/.test(source))

test('without tags the policy allows no other host', async () => {
  const policy = await policyWith({})
  expect(sourcesOf(policy, 'script-src')).toEqual([])
  expect(sourcesOf(policy, 'connect-src')).toEqual([])
  expect(sourcesOf(policy, 'img-src')).toEqual(['data:'])
})

test('with tags the policy allows exactly their scripts and hosts, and no inline script', async () => {
  const hosts = 'collect.example.net *.example.org'
  const address = `${script.address}?site=7`
  const tags = { googleId: null, scripts: [{ ...script, address, hosts }] }
  const policy = await policyWith({ tags })
  expect(sourcesOf(policy, 'script-src')).toEqual(['https://tags.example.com/tag.js'])
  expect(sourcesOf(policy, 'connect-src')).toEqual([
    'https://tags.example.com',
    'https://collect.example.net',
    'https://*.example.org',
  ])
  expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"])
})

test('a site that does not ask has no tags', async () => {
  const features = { splash: false, cookieBanner: false }
  const policy = await policyWith({ features, tags: { googleId: 'G-ABC1234', scripts: [script] } })
  expect(sourcesOf(policy, 'script-src')).toEqual([])
})

const siteWith = (tags: NonNullable<Parameters<typeof chosenTags>[0]>['tags']) => {
  const where = { lat: null, lng: null, timeZone: null, addresses: null }
  const place = { ...where, inquireTo: null, kind: null }
  const nothing = { name: null, locale: null, currency: null, features: null, favicon: null }
  return chosenTags({ ...nothing, ...place, icons: [], faviconMetaTags: [], tags })
}

test('values that do not fit into a header are left out', () => {
  const odd = [
    { ...script, address: "https://x.example/; script-src 'unsafe-inline'" },
    { ...script, address: 'http://plain.example/tag.js' },
    { ...script, hosts: "ok.example 'unsafe-eval' *; default-src *" },
  ]
  const { scripts, others } = tagHosts(siteWith({ googleId: "G-1' *", scripts: odd })) ?? {}
  expect(scripts).toEqual([
    "https://x.example/%3B%20script-src%20'unsafe-inline'",
    'https://tags.example.com/tag.js',
  ])
  expect(others).toEqual(['https://x.example', 'https://tags.example.com', 'https://ok.example'])
})

test('a Google tag brings none of the hosts that run foreign code', () => {
  const { scripts, others } = tagHosts(siteWith({ googleId: 'AW-123456', scripts: [] })) ?? {}
  expect(scripts).toContain('https://www.googletagmanager.com/gtag/')
  expect(scripts?.filter((source) => /\*|www\.google\.com/.test(source))).toEqual([])
  expect(others).toContain('https://www.google.com')
})

test('the question changes when a tag is added or changed, and only then', () => {
  const other = { ...script, name: 'Other', address: 'https://other.example/tag.js' }
  const asked = (googleId: string | null, scripts: (typeof script)[]) =>
    questionOf(siteWith({ googleId, scripts }))
  expect(asked(null, [])).toMatch(/^[0-9a-f]{8}$/)
  const changed = [
    asked(null, []),
    asked(null, [script]),
    asked(null, [script, other]),
    asked('G-ABC1234', [script]),
    asked('G-ABC1235', [script]),
    asked(null, [{ ...script, address: `${script.address}?site=8` }]),
  ]
  expect(new Set(changed).size).toBe(changed.length)
  expect(asked(null, [other, script])).toBe(asked(null, [script, other]))
})

test('a document contains the id of its question; without a question it has none', async () => {
  const { content, get } = await testSite()
  content.pages.set('', { id: '1', title: 'Home', blocks: [] })
  const none = questionOf({ google: null, scripts: [] })
  expect(await (await get('/')).text()).toContain(`data-asked="${none}"`)
  content.site = { ...content.site, features: { splash: false, cookieBanner: false } }
  const off = await testSite()
  off.content.pages.set('', { id: '1', title: 'Home', blocks: [] })
  off.content.site = content.site
  expect(await (await off.get('/')).text()).not.toContain('data-asked')
})

test('tags have names for the question', () => {
  expect(tagNames(siteWith({ googleId: 'G-ABC1234', scripts: [script] }))).toEqual([
    'Google Analytics',
    'Matomo',
  ])
  expect(tagNames(siteWith({ googleId: 'AW-123456', scripts: [] }))).toEqual(['Google Ads'])
})
