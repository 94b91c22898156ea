import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { withBodyLength } from './body-length.ts'
import { tidyHeaders } from './tidy.ts'

/** The headers of a response as the client receives them. */
async function ask(path: string, handle: RequestListener, method = 'GET') {
  const server = createServer((request, response) => {
    tidyHeaders(response, path)
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    await answer.arrayBuffer()
    return answer.headers
  } finally {
    await new Promise((resolve) => server.close(resolve).closeAllConnections())
  }
}

const vary: RequestListener = (_, response) => {
  response.appendHeader('vary', 'rsc, next-router-state-tree, next-router-prefetch, next-url')
  response.appendHeader('vary', 'Accept, Origin')
  response.appendHeader('Vary', 'accept')
  response.end('text')
}

test('data and files vary only by the headers that their routes read, in one header', async () => {
  expect((await ask('/media/a.jpg', vary)).get('vary')).toBe('accept, Origin')
  const onlyNext: RequestListener = (_, response) => response.setHeader('vary', 'rsc').end()
  expect((await ask('/api/pages', onlyNext)).has('vary')).toBe(false)
})

test('pages of the studio still vary by the headers that Next reads', async () => {
  expect((await ask('/admin/login', vary)).get('vary')).toContain('next-router-state-tree')
})

/** Next's response for a route: its headers without the length, and the body in chunks. */
function sent(encoding?: string): RequestListener {
  const { headers } = withBodyLength(new Response('1234', { headers: { 'content-length': '4' } }))
  headers.delete('content-length')
  return (request, response) => {
    response.setHeaders(headers)
    if (encoding) response.setHeader('content-encoding', encoding)
    if (request.method === 'GET') for (const piece of ['12', '34']) response.write(piece)
    response.end()
  }
}

test('a file is sent with its length, also for a HEAD request', async () => {
  for (const method of ['GET', 'HEAD']) {
    const headers = await ask('/media/a.mp4', sent(), method)
    expect(headers.get('content-length'), method).toBe('4')
    expect(headers.has('x-body-length'), method).toBe(false)
    expect(headers.has('transfer-encoding'), method).toBe(false)
  }
})

test('a compressed body does not have the length of the file', async () => {
  const headers = await ask('/media/a.svg', sent('identity'))
  expect(headers.has('content-length')).toBe(false)
  expect(headers.has('x-body-length')).toBe(false)
})

test('a 401 names the scheme of sessions, unless its route names another', async () => {
  const status = (code: number, headers = {}): RequestListener => {
    return (_, response) => response.writeHead(code, headers).end('{}')
  }
  const implicit: RequestListener = (_, response) => {
    response.statusCode = 401
    response.end('{}')
  }
  const scheme = async (handle: RequestListener) =>
    (await ask('/api/users/login', handle, 'POST')).get('www-authenticate')
  expect(await scheme(status(401))).toBe('Session')
  expect(await scheme(implicit)).toBe('Session')
  expect(await scheme(status(401, { 'WWW-Authenticate': 'Bearer' }))).toBe('Bearer')
  expect(await scheme(status(403))).toBeNull()
})
