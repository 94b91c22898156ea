import { randomInt } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { MIN_PASSWORD } from '../min-password.ts'

type AccountOptions = { email: string; password?: string }

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Creates the first account of the studio unless there is one; returns whether it did. */
export async function ensureFirstEditor(payload: Payload, options: AccountOptions, folder: string) {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return false
  const { email, password } = options.password ? checked(options) : generated(options, folder)
  const data = { email, password, name: 'First editor', role: 'administrator' } as const
  await payload.create({ collection: 'users', data })
  return true
}

function checked({ email, password = '' }: AccountOptions) {
  if (password.length >= MIN_PASSWORD) return { email, password }
  throw new Error(`STUDIO_PASSWORD is too short. Use at least ${MIN_PASSWORD} characters.`)
}

/** Writes the password to disk first, so that an interrupted set-up leaves no unknown password. */
function generated({ email }: AccountOptions, folder: string) {
  const password = Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const file = join(folder, 'first-sign-in.txt')
  writeFileSync(`${file}.new`, `${email}\n${password}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return { email, password }
}
