import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, request, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'

/** Imitates a proxy in front of a program: it terminates TLS, and redirects plain http. */
type Proxy = { httpPort: number; httpsPort: number }

/** Listens on two ports for a program that listens on another one. */
export async function openProxy(
  { httpPort, httpsPort }: Proxy,
  port: number,
  certificate: { cert: string; key: string },
): Promise<() => void> {
  const forward: RequestListener = (incoming, answer) => {
    const { method, url, headers } = incoming
    const sent = request({ host: '127.0.0.1', port, method, path: url, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    incoming.pipe(sent)
  }
  const redirect: RequestListener = ({ url = '/' }, answer) => {
    answer.writeHead(308, { location: `https://localhost:${httpsPort}${url}` }).end()
  }
  const [cert, key] = [readFileSync(certificate.cert), readFileSync(certificate.key)]
  const servers = [createServer(redirect), createTlsServer({ cert, key }, forward)]
  await Promise.all([listen(servers[0], httpPort), listen(servers[1], httpsPort)])
  return () => {
    for (const server of servers) server.close().closeAllConnections()
  }
}

function listen(server: Server | ReturnType<typeof createTlsServer> | undefined, port: number) {
  return new Promise<void>((resolve, reject) => {
    server?.once('error', reject)
    server?.listen(port, '127.0.0.1', resolve)
  })
}
