import type { PayloadRequest } from 'payload'

/** Longer ones are mistakes or attacks. */
const MAX = { email: 320, password: 1000, token: 200, code: 100 }

/**
 * The input of a sign-in or a new password, as JSON or as the studio's form; empty if unreadable.
 */
export async function readCredentials(req: PayloadRequest) {
  const { email, password, token, code } = {
    ...{ email: '', password: '', token: '', code: '' },
    ...asObject(await readBody(req)),
  }
  return {
    email: textOf(email, MAX.email).trim().toLowerCase(),
    password: textOf(password, MAX.password),
    token: textOf(token, MAX.token),
    code: textOf(code, MAX.code).trim(),
  }
}

async function readBody(req: PayloadRequest): Promise<unknown> {
  const isForm = /^multipart\//i.test(req.headers.get('content-type') ?? '')
  try {
    if (!isForm) return await req.json?.()
    const written = (await req.formData?.())?.get('_payload')
    return JSON.parse(typeof written === 'string' ? written : '')
  } catch {
    return undefined
  }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function textOf(value: unknown, length: number) {
  return typeof value === 'string' && value.length <= length ? value : ''
}
