import { createServer } from 'node:http'
import { readRaw } from './raw-response.ts'

/**
 * A program of its own: reads the response of an address once and gives it to every request, with
 * nothing between `node:http` and the bytes. Sends its port to the process that started it.
 */
const [, , url = '', subject] = process.argv
const { status, headers, body, keepAliveSeconds } = await readRaw(
  url,
  subject === 'picture' ? subject : 'page',
)
const server = createServer((_, response) => {
  response.writeHead(status, headers)
  response.end(body)
})
server.keepAliveTimeout = keepAliveSeconds * 1000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
