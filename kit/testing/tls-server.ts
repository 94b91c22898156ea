import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTls } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'
import { makeCertificate } from './certificate.ts'

const answerOk: RequestListener = (_, response) => response.end('ok')

/** The port of a server that listens on this machine until the test ends. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** The port of a plain server with these answers. */
export const plainServer = (answer = answerOk) => listen(createServer(answer))

/** A port at which nothing listens. */
export async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A server with a certificate of its own, which nobody knows unless the test trusts it. */
export async function tlsServer(
  name: string,
  options: { isExpired?: boolean } = {},
  answer = answerOk,
): Promise<{ port: number; certificate: string }> {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-tls-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const { cert, key } = makeCertificate(dir, name, options)
  const read = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  return { port: await listen(createTls(read, answer)), certificate: read.cert }
}

/** Trusts a certificate in this test, as NODE_EXTRA_CA_CERTS does, which Node reads when it starts. */
export function trust(certificate: string): void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, certificate])
  onTestFinished(() => setDefaultCACertificates(before))
}
