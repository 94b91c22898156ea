import { gzipSync } from 'node:zlib'
import type { Random } from '../random.ts'
import { anyGraphql, anyObject, anyQuery, anyValue } from './values.ts'
import { NAMES, WORDS } from './words.ts'

type Body = { type: string; body: Buffer }

const BOUNDARY = 'belvedere-fuzz'

/** A body and the type that it claims to have; one in ten claims another. */
export function anyBody(random: Random, path: string): Body {
  const made = bodyOf(random, path)
  const isMislabelled = random.between(0, 9) === 0
  return isMislabelled ? { ...made, type: bodyOf(random, path).type } : made
}

function bodyOf(random: Random, path: string): Body {
  if (path.includes('graphql') && random.between(0, 3) > 0) return json(graphqlOf(random))
  switch (random.between(0, 9)) {
    case 0:
      return { type: 'application/x-www-form-urlencoded', body: Buffer.from(anyQuery(random)) }
    case 1:
    case 2:
      return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: formOf(random) }
    case 3:
      return { type: 'application/json', body: Buffer.from(brokenJson(random)) }
    case 4:
      return { type: 'application/octet-stream', body: bytesOf(random) }
    case 5:
      return { type: 'text/plain', body: Buffer.from(random.pick(WORDS)) }
    default:
      return json(random.between(0, 4) === 0 ? anyValue(random) : anyObject(random, 4))
  }
}

function json(value: unknown): Body {
  return { type: 'application/json', body: Buffer.from(JSON.stringify(value) ?? '') }
}

function graphqlOf(random: Random) {
  const query = random.between(0, 9) === 0 ? anyValue(random) : anyGraphql(random)
  const variables = random.between(0, 2) === 0 ? anyValue(random) : anyObject(random, 2)
  const one = { query, variables, operationName: random.pick([null, 'A', 'B']) }
  return random.between(0, 14) === 0 ? [one, one] : one
}

function brokenJson(random: Random) {
  const whole = JSON.stringify(anyObject(random, 3))
  return random.pick([
    whole.slice(0, -1),
    `${whole}${whole}`,
    `\ufeff${whole}`,
    '{"a":1,}',
    `{"__proto__":${whole}}`,
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `{"a":${'9'.repeat(500)}}`,
    `{"email":"\\ud800","password":"\\u0000"}`,
    '',
  ])
}

/** A form with a file whose name or content is wrong, or that breaks off. */
function formOf(random: Random): Buffer {
  const name = random.pick(['file', '_payload', ...NAMES])
  const filename = random.pick(['', '; filename="a.svg"', `; filename="${plain(random)}"`])
  const value = random.pick([JSON.stringify(anyObject(random, 3)), random.pick(WORDS), SVG])
  const end = random.pick([`\r\n--${BOUNDARY}--\r\n`, `\r\n--${BOUNDARY}`, ''])
  const type = random.pick(['', 'content-type: image/svg+xml\r\n', 'content-type: %\r\n'])
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename}\r\n${type}`
  return Buffer.from(`${head}\r\n${value}${end}`)
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

function plain(random: Random) {
  return random.pick(WORDS).replaceAll(/["\r\n]/g, '')
}

function bytesOf(random: Random): Buffer {
  const bytes = Buffer.from(
    Array.from({ length: random.between(0, 200) }, () => random.between(0, 255)),
  )
  return random.pick([
    bytes,
    gzipSync(bytes),
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.alloc(70_000, 97),
  ])
}
