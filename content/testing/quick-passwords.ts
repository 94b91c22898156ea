import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Tests hash passwords with one iteration: the 600,000 of the studio take 0.2 seconds of processor
 * time, twice for each account that signs in. Tests that start programs hash as the studio does.
 */
const worker = globalThis as { realPbkdf2?: typeof crypto.pbkdf2 }
worker.realPbkdf2 ??= crypto.pbkdf2
const pbkdf2 = worker.realPbkdf2
crypto.pbkdf2 = (password, salt, _iterations, bytes, digest, callback) =>
  pbkdf2(password, salt, 1, bytes, digest, callback)
syncBuiltinESMExports()
