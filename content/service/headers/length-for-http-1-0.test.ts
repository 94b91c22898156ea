import { createServer, type OutgoingHttpHeader, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { lengthForHttp10 } from './length-for-http-1-0.ts'

/** The whole answer to a request of this version, as it comes over the connection. */
async function ask(handle: RequestListener, start = 'GET / HTTP/1.0') {
  const server = createServer((request, response) => {
    lengthForHttp10(request, response)
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${start}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    const [head = '', ...body] = (await text(socket)).split('\r\n\r\n')
    return { head: head.toLowerCase(), body: body.join('\r\n\r\n') }
  } finally {
    await new Promise((resolve) => server.close(resolve).closeAllConnections())
  }
}

const inParts: RequestListener = (_, response) => {
  response.writeHead(201, { 'content-type': 'text/plain' })
  response.flushHeaders()
  response.write('Bahía, ')
  response.write(Buffer.from('sea '))
  response.write('616e64', 'hex')
  response.end(' sand')
}

test('an answer in parts has its length over HTTP/1.0, in bytes', async () => {
  const { head, body } = await ask(inParts)
  expect(body).toBe('Bahía, sea and sand')
  expect(head).toMatch(/^http\/1\.1 201 /)
  expect(head).toContain('content-type: text/plain')
  expect(head).toContain('content-length: 20')
})

test.each<[string, OutgoingHttpHeader[] | [string, string | string[]][]]>([
  ['names and values in turn', ['Content-Type', 'text/plain', 'Set-Cookie', ['a=1', 'b=2']]],
  [
    'a list with a name twice',
    ['Content-Type', 'text/plain', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'],
  ],
  [
    'pairs',
    [
      ['Content-Type', 'text/plain'],
      ['Set-Cookie', ['a=1', 'b=2']],
    ],
  ],
])('headers as %s are kept, with the length', async (_, headers) => {
  const { head, body } = await ask((_, response) => {
    response.setHeader('content-type', 'text/html')
    Reflect.apply(response.writeHead, response, [200, 'Fine', headers])
    response.write('sea')
    response.end()
  })
  expect(body).toBe('sea')
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      ...['http/1.1 200 fine', 'content-type: text/plain', 'content-length: 3'],
      ...['set-cookie: a=1', 'set-cookie: b=2'],
    ]),
  )
})

test('a status with its words alone has no headers', async () => {
  const { head } = await ask((_, response) => response.writeHead(404, 'Gone fishing').end('no'))
  expect(head).toContain('404 gone fishing')
  expect(head).not.toMatch(/^\d:/m)
})

test('an empty answer says so, and none comes in chunks, which HTTP/1.0 does not know', async () => {
  const { head } = await ask((_, response) => response.writeHead(303, { location: '/a' }).end())
  expect(head).toContain('content-length: 0')
  const chunked = await ask((_, response) => {
    response.setHeader('transfer-encoding', 'chunked')
    response.write('sea')
    response.end()
  })
  expect(chunked).toMatchObject({ body: 'sea' })
  expect(chunked.head).not.toContain('transfer-encoding')
})

test('over HTTP/1.1 the parts are sent as they come', async () => {
  const { head } = await ask(inParts, 'GET / HTTP/1.1')
  expect(head).toContain('transfer-encoding: chunked')
})

test('an answer that states its length, and events, are sent at once', async () => {
  const stated: RequestListener = (_, response) => {
    response.setHeader('content-length', 5)
    response.write('12')
    expect(response.headersSent).toBe(true)
    response.end('345')
  }
  expect((await ask(stated)).body).toBe('12345')
  const events: RequestListener = (_, response) => {
    response.setHeader('content-type', 'text/event-stream')
    response.flushHeaders()
    expect(response.headersSent).toBe(true)
    response.end('data: 1\n\n')
  }
  const { head, body } = await ask(events)
  expect([head.includes('content-length'), body]).toEqual([false, 'data: 1\n\n'])
})

test('an answer without a body, and one to HEAD, stay as they are', async () => {
  const none = await ask((_, response) => response.writeHead(304).end())
  expect([none.head.split('\r\n')[0], none.body]).toEqual(['http/1.1 304 not modified', ''])
  expect(none.head).not.toContain('content-length')
  expect((await ask(inParts, 'HEAD / HTTP/1.0')).body).toBe('')
})
