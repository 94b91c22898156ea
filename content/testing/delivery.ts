import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { ensureTokens } from '../accounts/setup/tokens.ts'
import { serve } from '../delivery/serve.ts'
import type { Scope } from '../payload/access.ts'

type Json = Record<string, unknown>

type Answer = {
  status: number
  headers: Headers
  data: Json | null | undefined
  errors: { message: string; extensions?: Json }[]
  tags: string[]
}

type Options = {
  endpoint?: Scope
  token?: string | undefined
  variables?: Json
  accept?: string
  headers?: Record<string, string>
}

/** Creates the site's own token, as set-up does. */
export async function makeSiteToken(payload: Payload): Promise<string> {
  const [published = '', preview = ''] = [0, 1].map(() => randomBytes(32).toString('base64url'))
  await ensureTokens(payload, { published, preview })
  return published
}

/** Creates a delivery token with this scope, as an administrator does in the studio. */
export async function makeToken(payload: Payload, scope: Scope): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const name = `${scope} ${token.slice(0, 8)}`
  await payload.create({ collection: 'delivery-tokens', data: { name, scope, token } })
  return token
}

/** Sends a query to the delivery API in this process. */
export async function ask(payload: Payload, query: string, options: Options): Promise<Answer> {
  const { endpoint = 'published', token, variables, accept, headers } = options
  const request = new Request('http://content.example/graphql', {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(accept ? { accept } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  })
  return readAnswer(await serve(request, endpoint, Promise.resolve(payload)))
}

async function readAnswer(response: Response): Promise<Answer> {
  const { data, errors = [], extensions } = await response.json()
  const { status, headers } = response
  return { status, headers, data, errors, tags: extensions?.cacheTags }
}
