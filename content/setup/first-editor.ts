import { randomInt } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { MIN_PASSWORD } from '../model/password.ts'

type Wanted = { email: string; password?: string }

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Makes the first account of the studio, unless there is one; says whether it did. */
export async function ensureFirstEditor(payload: Payload, wanted: Wanted, folder: string) {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return false
  const { email, password } = wanted.password ? chosen(wanted) : madeUp(wanted, folder)
  const data = { email, password, name: 'First editor', role: 'administrator' } as const
  await payload.create({ collection: 'users', data })
  return true
}

function chosen({ email, password = '' }: Wanted) {
  if (password.length >= MIN_PASSWORD) return { email, password }
  throw new Error(`STUDIO_PASSWORD is short. Choose at least ${MIN_PASSWORD} characters.`)
}

/** The password is on disk before the account is: cut off in between, nothing unknown is left. */
function madeUp({ email }: Wanted, folder: string) {
  const password = Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const file = join(folder, 'first-sign-in.txt')
  writeFileSync(`${file}.new`, `${email}\n${password}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return { email, password }
}
