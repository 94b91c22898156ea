import { asFields } from '@belvedere/kit/json.ts'
import type { PayloadRequest } from 'payload'

/** Longer ones are mistakes or attacks. */
const MAX = { email: 320, password: 1000, token: 200, code: 100 }

/** What a sign-in or a new password needs, as JSON or as the studio's form; empty if unreadable. */
export async function readCredentials(req: PayloadRequest) {
  const { email, password, token, code } = {
    ...{ email: '', password: '', token: '', code: '' },
    ...asFields(await readBody(req)),
  }
  return {
    email: textUpTo(email, MAX.email).trim().toLowerCase(),
    password: textUpTo(password, MAX.password),
    token: textUpTo(token, MAX.token),
    code: textUpTo(code, MAX.code).trim(),
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

function textUpTo(value: unknown, length: number) {
  return typeof value === 'string' && value.length <= length ? value : ''
}
