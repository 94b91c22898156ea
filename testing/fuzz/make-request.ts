import { callOf } from './actions.ts'
import { anyBody } from './bodies.ts'
import type { Choices } from './choices.ts'
import { anyClient, type RawRequest } from './request.ts'
import type { Endpoint } from './target.ts'
import { anyQuery, encoded } from './values.ts'
import { HEADERS, METHODS, WORDS } from './words.ts'

/** The values of `authorization` or `cookie` that a caller may send; the first one is none. */
export type Callers = readonly (readonly [name: string, value: string] | null)[]

/**
 * A request for an endpoint, changed in some of its parts; the same choices give the same request.
 */
export function makeRequest(choices: Choices, endpoint: Endpoint, callers: Callers): RawRequest {
  const { method, path, host, action } = endpoint
  if (action !== undefined) return callOf(choices, endpoint, choices.pick(callers))
  const chosen = choices.between(0, 3) === 3 ? choices.pick(METHODS) : method
  const target = targetOf(choices, path)
  const caller = choices.pick(callers)
  const odd = Array.from({ length: choices.between(0, 3) }, () => {
    const [name, values] = choices.pick(HEADERS)
    return [
      name,
      choices.between(0, 4) === 4 ? inHeader(choices.pick(WORDS)) : choices.pick(values),
    ] as const
  })
  const hosts = odd.some(([name]) => name === 'host') ? [] : [['host', host] as const]
  const common = [...hosts, anyClient(choices), ...(caller ? [caller] : []), ...odd]
  const isEmpty = /^(?:GET|HEAD|OPTIONS)$/.test(chosen) && choices.between(0, 9) < 9
  if (isEmpty) return { method: chosen, target, headers: common, body: Buffer.alloc(0) }
  const { type, body } = anyBody(choices, path)
  const length = lengthOf(choices, body)
  const typed = odd.some(([name]) => name === 'content-type')
    ? []
    : [['content-type', type] as const]
  return {
    method: chosen,
    target,
    headers: [...common, ...typed, length.header],
    body: length.body,
  }
}

/** The path with its parameters filled in, perhaps malformed, and perhaps with a query. */
function targetOf(choices: Choices, path: string) {
  const filled = path.replaceAll(/:\w+\??/g, () =>
    choices.between(0, 1) === 0
      ? choices.pick(['1', '2', '3'])
      : encoded(choices, choices.pick(WORDS)),
  )
  const bent = choices.between(0, 3) === 3 ? bend(choices, filled) : filled
  if (choices.between(0, 1) === 0) return bent
  return `${bent}${bent.includes('?') ? '&' : '?'}${anyQuery(choices)}`
}

function bend(choices: Choices, path: string): string {
  const word = encoded(choices, choices.pick(WORDS))
  const at = choices.between(0, path.length)
  return choices.pick([
    `${path}/${word}`,
    `${path}${word}`,
    path.slice(0, at) + word + path.slice(at),
    path.replaceAll('/', '//'),
    `${path}/`,
    path.toUpperCase(),
    `/./${path}/../${word}`,
    `http://example.invalid${path}`,
    path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    `${path}%20`,
    `${path};a=b`,
    `${path}#a`,
    path.slice(1) || '*',
  ])
}

/** A correct length, chunks, or a wrong length: too short, or longer than the body. */
function lengthOf(choices: Choices, body: Buffer) {
  const size = body.length
  switch (choices.between(0, 11)) {
    case 9:
      return { header: ['transfer-encoding', 'chunked'] as const, body: chunked(body) }
    case 10:
      return { header: ['content-length', String(size + 10)] as const, body }
    case 11:
      return { header: ['content-length', choices.pick(['-1', 'a', '1e3', '0'])] as const, body }
    default:
      return { header: ['content-length', String(size)] as const, body }
  }
}

function chunked(body: Buffer) {
  const size = body.length.toString(16)
  const chunk = body.length > 0 ? [Buffer.from(`${size}\r\n`), body, Buffer.from('\r\n')] : []
  return Buffer.concat([...chunk, Buffer.from('0\r\n\r\n')])
}

function inHeader(word: string) {
  return word.replaceAll(/[\r\n\0]/g, '')
}
