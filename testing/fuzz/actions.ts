import type { Choices } from './choices.ts'
import { anyClient, type RawRequest } from './request.ts'
import type { Endpoint } from './target.ts'
import { anyObject, anyValue } from './values.ts'
import { INHERITED, WORDS } from './words.ts'

/** The ids of the studio’s actions, which anybody finds in the page of the sign-in. */
export async function readActions(studioUrl: string): Promise<string[]> {
  const page = await fetch(`${studioUrl}/admin/login`)
  const ids = [...new Set((await page.text()).match(/\b[0-9a-f]{42}\b/g))]
  if (ids.length === 0) throw new Error('The page of the sign-in names no action.')
  return ids
}

/** A header as added by a proxy, which no response may repeat. */
export const PROXY_HEADER = 'x-proxy-key'

type Sender = readonly [name: string, value: string] | null

/** A call of an action in the correct format, with valid and invalid names and arguments. */
export function callOf(
  choices: Choices,
  { host, path, action = '' }: Endpoint,
  sender: Sender,
): RawRequest {
  const key = Array.from({ length: 4 }, () => choices.between(2 ** 20, 2 ** 24).toString(16)).join(
    '',
  )
  const call = { name: nameOf(choices), args: argumentsOf(choices) }
  const sent = choices.between(0, 14) === 14 ? anyValue(choices) : call
  const body = Buffer.from(JSON.stringify([sent], escaped))
  const headers = [
    ['host', host],
    anyClient(choices),
    [PROXY_HEADER, `k${key}`],
    ['next-action', choices.between(0, 19) === 19 ? '7f'.repeat(21) : action],
    ['accept', 'text/x-component'],
    ['content-type', 'text/plain;charset=UTF-8'],
    ['content-length', String(body.length)],
    ...(sender ? [sender] : []),
  ] as const
  return { method: 'POST', target: path, headers, body }
}

/** React treats a text that begins with a `$` as a reference, and escapes it with a second one. */
function escaped(_: string, value: unknown) {
  return typeof value === 'string' && value.startsWith('$') ? `$${value}` : value
}

/** All functions of Payload, of which the studio offers some. */
const NAMES = `
  form-state table-state render-document render-document-slots render-list render-field
  render-widget get-default-layout slugify schedule-publish get-upcoming-scheduled-publish
  copy-data-from-locale get-folder-results-component-and-data
`
  .trim()
  .split(/\s+/)

function nameOf(choices: Choices) {
  return choices.pick([
    choices.pick(NAMES),
    choices.pick(NAMES),
    choices.pick([...INHERITED, ...WORDS]),
  ])
}

function argumentsOf(choices: Choices): unknown {
  const slug = () =>
    choices.pick([
      'pages',
      'listings',
      'media',
      'site',
      'home',
      'users',
      'nope',
      'constructor',
      1,
      null,
    ])
  const id = () => choices.pick([1, 2, '1', 'x', -1, 1e20, null, {}])
  const plausible = {
    ...choices.pick([{ collectionSlug: slug() }, { globalSlug: slug() }, {}]),
    ...choices.pick([{ docID: id() }, { id: id() }, { deleteID: id() }, {}]),
    ...choices.pick([{ doc: { relationTo: slug(), value: id() } }, { global: slug() }, {}, {}]),
    ...choices.pick([{ operation: 'update', schemaPath: slug(), formState: {} }, { data: {} }, {}]),
    ...choices.pick([
      { req: {}, user: { role: 'administrator' } },
      { query: anyValue(choices) },
      {},
    ]),
  }
  return choices.pick([plausible, plausible, plausible, anyObject(choices, 3), anyValue(choices)])
}
