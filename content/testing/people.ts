import { handleEndpoints, type Payload } from 'payload'
import type { User } from '../payload-types.ts'

type Role = NonNullable<User['role']>

/** A signed-in user; `ask` sends a REST request to the studio in this process, `get` gets a file. */
export type Person = {
  id: number
  get: (path: string) => Promise<Response>
  ask: (method: string, path: string, body?: object, headers?: Headings) => Promise<Reply>
}

type Headings = Record<string, string>

type Reply = { status: number; body: Record<string, unknown>; message: string }

/** The password of all test accounts. */
export const PASSWORD = 'a long enough password'

/** Creates an account with this role and signs it in. */
export async function signIn(payload: Payload, role: Role, name: string = role): Promise<Person> {
  const email = `${name}@example.com`
  const data = { email, password: PASSWORD, name, role }
  const { id } = await payload.create({ collection: 'users', data })
  const { token } = await payload.login({
    collection: 'users',
    data: { email, password: PASSWORD },
  })
  const authorization = { authorization: `JWT ${token}` }
  const json = { ...authorization, 'content-type': 'application/json' }
  return {
    id,
    get: (path) => {
      const request = new Request(`http://localhost:3001/api${path}`, { headers: authorization })
      return handleEndpoints({ config: payload.config, request })
    },
    ask: async (method, path, body, headers = {}) => {
      const request = new Request(`http://localhost:3001/api${path}`, {
        method,
        ...(body instanceof FormData
          ? await asBytes(body, { ...authorization, ...headers })
          : { headers: { ...json, ...headers }, ...(body && { body: JSON.stringify(body) }) }),
      })
      return readReply(await handleEndpoints({ config: payload.config, request }))
    },
  }
}

/** A form as a browser sends it; undici's own stream of a form cannot be cancelled. */
async function asBytes(form: FormData, headers: Record<string, string>) {
  const whole = new Response(form)
  const type = { 'content-type': whole.headers.get('content-type') ?? '' }
  return { headers: { ...headers, ...type }, body: await whole.arrayBuffer() }
}

async function readReply(response: Response): Promise<Reply> {
  const body = await response.json()
  return { status: response.status, body, message: body.errors?.[0]?.message ?? '' }
}
