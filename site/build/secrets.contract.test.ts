import { SECRET_SETTINGS } from '@belvedere/kit/secrets.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildInto } from '../testing/build-into.ts'
import { builtSite } from '../testing/built-site.ts'
import { PUBLISH_KEY, TOKEN } from '../testing/fake-content.ts'
import { formBlock, heroBlock } from '../testing/page-blocks.ts'
import { readBuildFiles } from '../testing/read-build.ts'

const planted = new Map(SECRET_SETTINGS.map((name) => [name, `planted-value-of-${name}`]))
/** The settings of the site, and the other contents of an `.env.local` beside it. */
const secrets = [TOKEN, PUBLISH_KEY, ...planted.values()]

let built: Map<string, string>
let site: Awaited<ReturnType<typeof builtSite>>
let log = ''

beforeAll(async () => {
  for (const [name, value] of planted) vi.stubEnv(name, value)
  site = await builtSite(async (dist) => {
    await buildInto(dist)
    built = readBuildFiles(dist)
  })
  site.program.stdout.on('data', (chunk: Buffer) => {
    log += chunk
  })
  const blocks = [heroBlock('hero'), formBlock('form')]
  site.content.pages.set('', { id: '1', title: 'Home', blocks })
})

afterAll(() => site?.stop())

const leaksIn = (text: string, among: Iterable<string>) =>
  [...among].filter((secret) => text.includes(secret))

test('a build contains no secret of the environment that it was made in', () => {
  const leaks = [...built].flatMap(([file, text]) =>
    leaksIn(text, planted.values()).map((secret) => `${file}: ${secret}`),
  )
  expect(leaks).toEqual([])
  for (const part of [/^client\/.*\.js$/, /^client\/.*\.js\.br$/, /^server\/.*\.js$/])
    expect([...built.keys()].filter((file) => part.test(file)).length).toBeGreaterThan(3)
})

test('a build has no source maps, which would show the code with its comments', () => {
  expect([...built.keys()].filter((file) => file.endsWith('.map'))).toEqual([])
  const naming = [...built].filter(([, text]) => /^\/\/# sourceMappingURL=/m.test(text))
  expect(naming.map(([file]) => file)).toEqual([])
})

test.each([
  ['/', 200],
  ['/no-such-page', 404],
  ['/%', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics.json', 401],
])('visitors of %s get no secret, in the answer or its headers', async (address, status) => {
  const response = await fetch(`${site.url}${address}`)
  expect(response.status).toBe(status)
  const answer = `${JSON.stringify([...response.headers])}${await response.text()}`
  expect(leaksIn(answer, secrets)).toEqual([])
})

test('the log has no secret, also while the content service is down', async () => {
  site.content.isDown = true
  const response = await fetch(`${site.url}/not-in-the-cache`)
  expect(response.status).toBeGreaterThanOrEqual(500)
  expect(leaksIn(await response.text(), secrets)).toEqual([])
  await expect.poll(() => log).toContain('/not-in-the-cache')
  expect(leaksIn(log, secrets)).toEqual([])
})
