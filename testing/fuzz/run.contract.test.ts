import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { choicesOf } from './choices.ts'
import { makeRequest } from './make-request.ts'
import { describeFinding, runFuzz } from './run.ts'

const SECRET = 'Zk3v9QmX7bT1rLp8Wn4cYd6Hs0fGj2uA'

type Call = { action?: string; token?: string; withinMs?: number }

/** What the fuzzer finds in a program that answers like this. */
async function findings(handle: RequestListener, call: Call = {}) {
  const server = createServer((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve).closeAllConnections())
  })
  const { port } = server.address() as AddressInfo
  const { action, token, withinMs = 60_000 } = call
  const endpoint = { method: 'GET', path: action ? '/admin' : '/:file', host: `127.0.0.1:${port}` }
  const endpoints = [{ ...endpoint, ...(action && { action }) }]
  const rules = { secrets: [SECRET], internal: ['10.0.0.7:3001'] }
  const result = await runFuzz({
    targets: [{ name: 'program', port, endpoints, rules }],
    seed: 1,
    goesOn: (number) => number < 20,
    callers: () => [token ? ['authorization', `JWT ${token}`] : null],
    withinMs,
  })
  expect(result.sent).toBe(20)
  return result.findings
}

const saying = (text: string, status = 200): RequestListener => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
  }
}

test.each([
  ['a fault', saying('Something went wrong.', 500), 'status 500'],
  ['a busy program that does not say for how long', saying('Later.', 503), 'status 503'],
  ['a secret', saying(`The key is ${SECRET}.`), 'a secret'],
  [
    'an address of the network behind',
    saying('No answer from 10.0.0.7:3001'),
    'the internal address',
  ],
  ['a stack', saying('at read (/srv/app/main.js:10:5)'), 'a stack trace'],
  ['a path', saying('ENOENT: /home/ada/site/index.html'), 'a path of the machine'],
  ['a file of the source', saying('thrown in render-page.tsx:41'), 'a file of the source'],
  ['a query', saying('select "id", "title" from "pages" where'), 'a statement of the database'],
  ['a file of the system', saying('root:x:0:0:root:/root:/bin/sh'), 'a file of the system'],
  ['a program that hangs up', (_: unknown, response) => void response.destroy(), 'no answer'],
  [
    'text without its encoding',
    (_: unknown, response) => void response.setHeader('content-type', 'text/html').end('<p>'),
    'no charset',
  ],
  ['a body of no type', (_: unknown, response) => void response.end('x'), 'no content-type'],
] satisfies [string, RequestListener, string][])('%s is found', async (_, handle, problem) => {
  const found = await findings(handle)
  expect(found.length).toBeGreaterThan(0)
  expect(found[0]?.problem).toContain(problem)
})

test('a program that does not answer is found', async () => {
  const found = await findings(() => undefined, { withinMs: 1 })
  expect(found[0]?.problem).toContain('it hangs')
})

test('a program that refuses every request with a sentence has no findings', async () => {
  expect(await findings(saying('There is nothing at this address.', 404))).toEqual([])
  const busy: RequestListener = (_, response) =>
    void response
      .writeHead(503, { 'retry-after': '5', 'content-type': 'application/json' })
      .end('{}')
  expect(await findings(busy)).toEqual([])
})

const ACTION = '40'.repeat(21)
const repeating: RequestListener = (request, response) =>
  saying(`Sent: ${request.headers['x-proxy-key']}`)(request, response)

test('an action that answers without a session is found, and one that repeats a header', async () => {
  const open = await findings(saying('Done.'), { action: ACTION })
  expect(open[0]?.problem).toBe('status 200 to a call without a session')
  expect(await findings(saying('Sign in.', 401), { action: ACTION })).toEqual([])
  const token = 'a.long.token'
  const told = await findings(repeating, { action: ACTION, token })
  expect(told[0]?.problem).toBe('a header of the request')
  const thrown = saying('1:E{"digest":"4112360928"}', 500)
  expect(await findings(thrown, { action: ACTION, token })).toEqual([])
  expect((await findings(thrown, { action: ACTION }))[0]?.problem).toBe('status 500')
})

test('a finding says how to repeat it, and the same seed makes the same request', async () => {
  const [first] = await findings(saying('Something went wrong.', 500))
  if (!first) throw new Error('There is no finding.')
  expect(describeFinding(first, 1)).toContain(`npm run fuzz -- --seed 1 --case ${first.number}`)
  const endpoint = { method: 'POST', path: '/graphql', host: 'localhost' }
  const make = (seed: number) =>
    fc
      .sample(fc.gen(), { seed, numRuns: 1 })
      .map((generate) => makeRequest(choicesOf(generate), endpoint, [null]))
  expect(make(7)).toEqual(make(7))
  const many = Array.from({ length: 50 }, (_, seed) => JSON.stringify(make(seed)))
  expect(new Set(many).size).toBe(50)
})

test('a finding is told by the simplest request that has the same problem', async () => {
  const [found] = await findings((request, response) => {
    const isOdd = request.url?.includes('1')
    saying('Read the manual.', isOdd ? 500 : 404)(request, response)
  })
  expect(found?.problem).toBe('status 500')
  expect(found?.request).toMatch(
    /^GET \/1\n {2}host: [\d.:]+\n {2}x-forwarded-for: 198.18.\d+.\d+\n {2}\n→/,
  )
})
