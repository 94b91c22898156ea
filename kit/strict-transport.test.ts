import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { withStrictTransport } from './strict-transport.ts'

/** The header lines of a response whose handler sends headers like the site, in one list. */
function linesFor(publicUrl: string) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const lines: string[] = []
  withStrictTransport((_, answer) => {
    answer.writeHead(404, ['content-type', 'text/plain', 'vary', 'accept'])
    for (const [name, value] of Object.entries(answer.getHeaders())) lines.push(`${name}: ${value}`)
  }, publicUrl)(request, response)
  return lines
}

test('over https every response has an HSTS header of one year', () => {
  expect(linesFor('https://hotel.example')).toEqual([
    'strict-transport-security: max-age=31536000',
    'content-type: text/plain',
    'vary: accept',
  ])
})

test('without https there is no HSTS header', () => {
  expect(linesFor('http://localhost:3000').join()).not.toContain('strict-transport')
})
