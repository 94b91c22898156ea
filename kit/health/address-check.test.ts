import { expect, test } from 'vitest'
import { closedPort, plainServer, tlsServer, trust } from '../testing/tls-server.ts'
import { addressesOf, checkAddress } from './address-check.ts'

const check = (origin: string, options = {}) =>
  checkAddress({ settings: ['SITE_URL'], origin }, options)

test('an address that answers is well, another program there is not', async () => {
  const well = await plainServer()
  expect(await check(`http://127.0.0.1:${well}`)).toEqual({
    is: 'ok',
    found: `http://127.0.0.1:${well} (SITE_URL) answers.`,
  })
  const other = await plainServer((_, response) => response.writeHead(404).end())
  expect(await check(`http://127.0.0.1:${other}`)).toMatchObject({
    is: 'fault',
    found: expect.stringContaining('answers 404, and not as our programs do'),
  })
})

test('a program of this machine that does not run is a warning', async () => {
  const port = await closedPort()
  expect(await check(`http://localhost:${port}`)).toMatchObject({
    is: 'warning',
    found: `http://localhost:${port} (SITE_URL): nothing listens there.`,
  })
})

test('a server that does not answer in time is a fault', async () => {
  const port = await plainServer(() => {})
  expect(await check(`http://127.0.0.1:${port}`, { timeoutMs: 50 })).toMatchObject({
    is: 'fault',
    found: expect.stringContaining('there was no answer in time'),
  })
})

test('an unknown authority, an expired certificate and another name are told apart', async () => {
  const unknown = await tlsServer('localhost')
  expect(await check(`https://localhost:${unknown.port}`)).toMatchObject({
    is: 'fault',
    found: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
  })
  const expired = await tlsServer('localhost', { isExpired: true })
  trust(expired.certificate)
  expect(await check(`https://localhost:${expired.port}`)).toMatchObject({
    is: 'fault',
    found: expect.stringContaining('CERT_HAS_EXPIRED'),
    todo: 'Renew the certificate, and reload the proxy.',
  })
  const other = await tlsServer('www.example.org')
  trust(other.certificate)
  expect(await check(`https://localhost:${other.port}`)).toMatchObject({
    is: 'fault',
    found: expect.stringContaining('is for another name: www.example.org'),
    todo: 'Get a certificate for this name, or correct the setting.',
  })
})

test('a certificate that ends soon is a warning', async () => {
  const { port, certificate } = await tlsServer('localhost')
  trust(certificate)
  expect(await check(`https://localhost:${port}`)).toMatchObject({
    is: 'warning',
    found: expect.stringMatching(/answers, but its certificate ends on \d{4}-\d\d-\d\d\.$/),
  })
  const monthAgo = Date.now() - 30 * 24 * 60 * 60 * 1000
  expect(await check(`https://localhost:${port}`, { now: monthAgo })).toMatchObject({
    is: 'ok',
    found: expect.stringContaining('its certificate is good until'),
  })
})

test('an origin is asked once, with all settings that have it', () => {
  expect(
    addressesOf([
      ['SITE_URL', 'https://www.example.org'],
      ['PUBLISH_URL', 'https://www.example.org/publish'],
      ['PUBLISH_URL', 'http://10.0.0.7:3000/publish'],
      ['PUBLISH_URL', 'https://www.example.org/publish'],
    ]),
  ).toEqual([
    { settings: ['SITE_URL', 'PUBLISH_URL'], origin: 'https://www.example.org' },
    { settings: ['PUBLISH_URL'], origin: 'http://10.0.0.7:3000' },
  ])
})
