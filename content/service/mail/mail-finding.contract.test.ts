import { closedPort, tlsServer } from '@belvedere/kit/testing/tls-server.ts'
import { expect, test, vi } from 'vitest'
import { openHungServer, openMailServer } from '../../testing/smtp.ts'
import { mailFinding } from './mail-finding.ts'

const TIMEOUT_MS = 300

function settings(url: string) {
  for (const name of ['SMTP_HOST', 'SMTP_TLS']) vi.stubEnv(name, '')
  vi.stubEnv('SMTP_URL', url)
  vi.stubEnv('MAIL_FROM', 'Hill House <hello@casa.example>')
}

test('a mail server that answers is well, and gets no mail', async () => {
  await using server = await openMailServer()
  settings(server.url)
  expect(await mailFinding()).toEqual({ is: 'ok', found: `127.0.0.1:${server.port} answers.` })
  expect(server.taken).toEqual([])
})

test('a refused user, a closed port, an unknown certificate and a server that hangs are told apart', async () => {
  await using server = await openMailServer({ user: { name: 'me', password: 'right' } })
  settings(`smtp://me:right@127.0.0.1:${server.port}`)
  expect(await mailFinding()).toMatchObject({
    is: 'ok',
    found: `127.0.0.1:${server.port} answers, and accepts the user me.`,
  })
  settings(`smtp://me:wrong@127.0.0.1:${server.port}`)
  expect(await mailFinding()).toMatchObject({
    is: 'fault',
    found: expect.stringContaining('The mail server refused the user or the password'),
  })
  settings(`smtp://127.0.0.1:${await closedPort()}`)
  expect(await mailFinding()).toMatchObject({
    is: 'fault',
    found: expect.stringContaining('The connection to the mail server failed'),
  })
  const { port } = await tlsServer('localhost')
  settings(`smtps://localhost:${port}`)
  expect(await mailFinding()).toMatchObject({
    is: 'fault',
    found: expect.stringMatching(/The mail server was not trusted: .*NODE_EXTRA_CA_CERTS/),
  })
  await using hung = await openHungServer()
  settings(hung.url)
  expect(await mailFinding(TIMEOUT_MS)).toMatchObject({
    is: 'fault',
    found: expect.stringContaining('The mail server did not answer in time'),
  })
})

test('without a mail server the finding says what to set', async () => {
  settings('')
  expect(await mailFinding()).toMatchObject({
    is: 'warning',
    found: 'No mail server is set up, so mails are kept on the page Mailbox.',
  })
})
