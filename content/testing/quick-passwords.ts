import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/*
 * Tests hash passwords with one iteration: the 600,000 of the studio take 0.2 seconds of processor
 * time, twice for each account that signs in. Tests that start programs hash like the studio.
 */

/** The state that the test files of a worker share. */
const worker = globalThis as { realPbkdf2?: typeof crypto.pbkdf2; hashesFully?: boolean }
worker.realPbkdf2 ??= crypto.pbkdf2
const pbkdf2 = worker.realPbkdf2
crypto.pbkdf2 = (password, salt, iterations, bytes, digest, callback) =>
  pbkdf2(password, salt, worker.hashesFully ? iterations : 1, bytes, digest, callback)
syncBuiltinESMExports()

/**
 * From now on passwords are hashed as in the studio, as for an account that a test has not created.
 */
export function hashFully(): Disposable {
  worker.hashesFully = true
  return {
    [Symbol.dispose]: () => {
      worker.hashesFully = false
    },
  }
}
