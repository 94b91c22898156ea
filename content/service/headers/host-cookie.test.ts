import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { withHostCookie } from './host-cookie.ts'

/** The cookie that Payload reads for one that a browser sends. */
function read(cookie: string) {
  const request = new IncomingMessage(new Socket())
  request.headers.cookie = cookie
  withHostCookie(request, new ServerResponse(request))
  return request.headers.cookie
}

/** The cookies that the browser gets for those that Payload sets. */
function set(cookies: string | string[]) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  withHostCookie(request, response)
  response.setHeader('set-cookie', cookies)
  response.writeHead(200)
  return response.getHeader('set-cookie')
}

test('over https the session cookie has the __Host- prefix', () => {
  expect(set('payload-token=a.b=; Path=/; HttpOnly; Secure')).toEqual([
    '__Host-payload-token=a.b=; Path=/; HttpOnly; Secure',
  ])
  expect(set(['payload-theme=dark', 'payload-token=; Path=/'])).toEqual([
    'payload-theme=dark',
    '__Host-payload-token=; Path=/',
  ])
})

test('a session cookie without the prefix is ignored over https', () => {
  expect(read('payload-token=planted; a=b')).toBe('a=b')
  expect(read('payload-token=planted; __Host-payload-token=own; a=b')).toBe(
    'payload-token=own; a=b',
  )
  expect(read(' payload-token =planted')).toBe('')
})

test('a response without cookies stays without cookies', () => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  withHostCookie(request, response)
  response.writeHead(204)
  expect(response.hasHeader('set-cookie')).toBe(false)
})
