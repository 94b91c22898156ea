import { expect, test } from 'vitest'
import { causesOf, codeOf, withCauses } from './causes.ts'
import { closedPort, plainServer, tlsServer, trust } from './testing/tls-server.ts'

const UNKNOWN =
  'its certificate is of an authority that this machine does not know: name the file with the certificate of the authority in NODE_EXTRA_CA_CERTS'

/** What a failed request says. */
const said = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => `It answered ${status}.`,
    (cause) => withCauses(new Error(`The service at ${url} did not answer`, { cause })),
  )

test('a closed port is named', async () => {
  const free = await closedPort()
  expect(await said(`http://127.0.0.1:${free}`)).toBe(
    `The service at http://127.0.0.1:${free} did not answer: nothing listens at 127.0.0.1:${free} (ECONNREFUSED)`,
  )
})

test('an unknown authority is named, with the setting that makes it known', async () => {
  const { port } = await tlsServer('localhost')
  expect(await said(`https://localhost:${port}`)).toContain(
    `did not answer: ${UNKNOWN} (DEPTH_ZERO_SELF_SIGNED_CERT)`,
  )
})

test('a certificate for another name is told with its names', async () => {
  const { port, certificate } = await tlsServer('studio.example.org')
  trust(certificate)
  expect(await said(`https://localhost:${port}`)).toContain(
    'its certificate is for another name: studio.example.org (ERR_TLS_CERT_ALTNAME_INVALID)',
  )
})

test('an expired certificate is told', async () => {
  const { port, certificate } = await tlsServer('localhost', { isExpired: true })
  trust(certificate)
  expect(await said(`https://localhost:${port}`)).toContain(
    'its certificate has expired: renew it (CERT_HAS_EXPIRED)',
  )
})

test('a server without TLS is told apart from one that is away', async () => {
  const port = await plainServer()
  expect(await said(`https://127.0.0.1:${port}`)).toContain('it does not speak TLS there')
})

test('an unknown name has its name', () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND cms.example'), {
    code: 'ENOTFOUND',
    hostname: 'cms.example',
  })
  const error = new Error('It did not answer.', { cause: new TypeError('fetch failed', { cause }) })
  expect(withCauses(error)).toBe(
    'It did not answer: no machine is called cms.example: check the name and DNS (ENOTFOUND)',
  )
  expect(causesOf(error)).toBe(
    'no machine is called cms.example: check the name and DNS (ENOTFOUND)',
  )
  expect(codeOf(error)).toBe('ENOTFOUND')
})

test('what a cause repeats, and a chain without end, are left out', () => {
  const cause = new Error('EACCES: permission denied')
  expect(withCauses(new Error('It cannot be used: EACCES: permission denied', { cause }))).toBe(
    'It cannot be used: EACCES: permission denied',
  )
  const round: Error = new Error('Round.')
  round.cause = round
  expect(withCauses(round)).toBe('Round.')
  expect(causesOf(new Error('Alone.'))).toBeUndefined()
  expect(withCauses('no error')).toBe('no error')
})

test('the parameters of a failed query are never said', () => {
  const cause = new Error('Failed query: select ?\nparams: ada@example.com', {
    cause: new Error('database is locked'),
  })
  expect(withCauses(new Error('Not stored', { cause }))).toBe('Not stored: database is locked')
})
