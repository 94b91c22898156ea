import { connect } from 'node:net'
import { SELECT } from './raw-response.ts'

/** Headers that browsers send besides `Accept`, because parsing them takes the server's time. */
const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
  'Sec-Fetch-Dest': 'image',
  'Sec-Fetch-Mode': 'no-cors',
  'Sec-Fetch-Site': 'same-origin',
}

type Load = { requests: number; connections: number }

/** Requests a picture many times over connections that are kept open, one request at a time on each. */
export async function askRepeatedly(url: string, { requests, connections }: Load): Promise<void> {
  const each = Math.ceil(requests / connections)
  await Promise.all(Array.from({ length: connections }, () => askOn(new URL(url), each)))
}

function askOn({ host, hostname, port, pathname, search }: URL, count: number): Promise<void> {
  const headers = Object.entries({ Host: host, ...SELECT.picture, ...BROWSER })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines}\r\n`
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect(Number(port), hostname, () => socket.write(request))
  let left = count
  let missing: number | undefined
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('The server closed the connection.')))
  socket.on('data', (chunk) => {
    missing = missing === undefined ? bytesAfter(chunk) : missing - chunk.length
    if (missing > 0) return
    missing = undefined
    left -= 1
    if (left > 0) return void socket.write(request)
    resolve()
    socket.destroy()
  })
  return promise
}

/** The number of bytes of the body that are not in the first chunk of a response. */
function bytesAfter(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || !length) throw new Error(`Unexpected response: ${head}`)
  return Number(length) - (chunk.length - end - 4)
}
