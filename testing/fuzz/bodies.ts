import { gzipSync } from 'node:zlib'
import type { Choices } from './choices.ts'
import { anyGraphql, anyObject, anyQuery, anyValue } from './values.ts'
import { NAMES, WORDS } from './words.ts'

type Body = { type: string; body: Buffer }

const BOUNDARY = 'belvedere-fuzz'

/** A body with its content type; one in ten has a wrong one. */
export function anyBody(choices: Choices, path: string): Body {
  const made = bodyOf(choices, path)
  const isMislabelled = choices.between(0, 9) === 9
  return isMislabelled ? { ...made, type: bodyOf(choices, path).type } : made
}

function bodyOf(choices: Choices, path: string): Body {
  if (path.includes('graphql') && choices.between(0, 3) < 3) return json(graphqlOf(choices))
  switch (choices.between(0, 9)) {
    case 0:
      return { type: 'application/x-www-form-urlencoded', body: Buffer.from(anyQuery(choices)) }
    case 1:
    case 2:
      return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: formOf(choices) }
    case 3:
      return { type: 'application/json', body: Buffer.from(brokenJson(choices)) }
    case 4:
      return { type: 'application/octet-stream', body: bytesOf(choices) }
    case 5:
      return { type: 'text/plain', body: Buffer.from(choices.pick(WORDS)) }
    default:
      return json(choices.between(0, 4) === 4 ? anyValue(choices) : anyObject(choices, 4))
  }
}

function json(value: unknown): Body {
  return { type: 'application/json', body: Buffer.from(JSON.stringify(value) ?? '') }
}

function graphqlOf(choices: Choices) {
  const query = choices.between(0, 9) === 9 ? anyValue(choices) : anyGraphql(choices)
  const variables = choices.between(0, 2) === 2 ? anyValue(choices) : anyObject(choices, 2)
  const one = { query, variables, operationName: choices.pick([null, 'A', 'B']) }
  return choices.between(0, 14) === 14 ? [one, one] : one
}

function brokenJson(choices: Choices) {
  const whole = JSON.stringify(anyObject(choices, 3))
  return choices.pick([
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

/** A form with a file whose name or content is invalid, or that breaks off. */
function formOf(choices: Choices): Buffer {
  const name = choices.pick(['file', '_payload', ...NAMES])
  const filename = choices.pick(['', '; filename="a.svg"', `; filename="${plain(choices)}"`])
  const value = choices.pick([JSON.stringify(anyObject(choices, 3)), choices.pick(WORDS), SVG])
  const end = choices.pick([`\r\n--${BOUNDARY}--\r\n`, `\r\n--${BOUNDARY}`, ''])
  const type = choices.pick(['', 'content-type: image/svg+xml\r\n', 'content-type: %\r\n'])
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename}\r\n${type}`
  return Buffer.from(`${head}\r\n${value}${end}`)
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

function plain(choices: Choices) {
  return choices.pick(WORDS).replaceAll(/["\r\n]/g, '')
}

function bytesOf(choices: Choices): Buffer {
  const bytes = Buffer.from(
    Array.from({ length: choices.between(0, 200) }, () => choices.between(0, 255)),
  )
  return choices.pick([
    bytes,
    gzipSync(bytes),
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.alloc(70_000, 97),
  ])
}
