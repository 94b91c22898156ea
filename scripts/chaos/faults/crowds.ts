import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@belvedere/kit/testing/random.ts'
import type { World } from '../../resilience/world.ts'
import { type Fault, seconds } from './fault.ts'

const FLOOD = 200
const SLOW = 200
const BYTE_INTERVAL_MS = 500
const HUGE_BODY = 256 * 1024

/** Unknown and never cached addresses, huge headers, and huge bodies for the sign-in. */
export const flooded: Fault = (world, random) => {
  const ms = random.between(3000, 6000)
  return {
    what: `${FLOOD} connections flood each program for ${seconds(ms)}`,
    run: async () => {
      const own = random.fork()
      const end = Date.now() + ms
      const ports = [...world.copies.map(({ port }) => port), world.contentPort]
      const crowds = ports.flatMap((port) =>
        Array.from({ length: FLOOD }, () => keepAsking(port, end, world, own)),
      )
      await Promise.all(crowds)
    },
  }
}

async function keepAsking(port: number, end: number, { contentPort }: World, random: Random) {
  while (Date.now() < end) {
    const text = port === contentPort ? forContent(random) : forSite(random)
    await sendOnce(port, text, end - Date.now())
    await sleep(random.between(0, 500))
  }
}

function forSite(random: Random): string {
  const number = random.between(1, 1e9)
  const paths = [`/unknown-${number}`, `/real-estate?price=${number}`, `/media/none-${number}.jpg`]
  return get(random.pick(paths), random.between(1, 20) === 1 ? 'x'.repeat(20_000) : 'x')
}

function forContent(random: Random): string {
  const chunk = `${HUGE_BODY.toString(16)}\r\n${' '.repeat(HUGE_BODY)}\r\n`
  const huge = `Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`
  switch (random.between(1, 20)) {
    case 1:
      return get('/nothing', 'x'.repeat(20_000))
    case 2:
    case 3:
      return post('/api/users/login', huge)
    case 4:
    case 5:
    case 6:
      return post('/graphql', 'Content-Length: 2\r\n\r\n{}')
    default:
      return get(random.pick(['/changes', '/api/access', '/api/pages', '/graphql']), 'x')
  }
}

function post(path: string, rest: string): string {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`
  return `${head}Content-Type: application/json\r\n${rest}`
}

function get(path: string, padding: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Padding: ${padding}\r\n\r\n`
}

/** Sends a text and reads the response, whose contents do not matter. */
function sendOnce(port: number, text: string, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const timer = setTimeout(() => socket.destroy(), Math.max(1, ms))
    socket.on('error', () => {}).resume()
    socket.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Half of them send a request byte by byte, the others ask for a page and never read it. */
export const slowClients: Fault = (world, random) => {
  const ms = random.between(4000, 12_000)
  return {
    what: `${SLOW} slow clients on each program for ${seconds(ms)}`,
    run: async () => {
      const ports = [...world.copies.map(({ port }) => port), world.contentPort]
      const open = ports.flatMap((port) =>
        Array.from({ length: SLOW }, (_, at) => (at % 2 ? trickle(port) : neverRead(port))),
      )
      await sleep(ms)
      for (const close of open) close()
    },
  }
}

function trickle(port: number): () => void {
  const text = get('/', 'x')
  let at = 0
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const timer = setInterval(() => socket.write(text.charAt(at++ % text.length)), BYTE_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    socket.destroy()
  }
}

function neverRead(port: number): () => void {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.pause().write(get('/', 'x').replace('close', 'keep-alive').repeat(10))
  return () => void socket.destroy()
}
