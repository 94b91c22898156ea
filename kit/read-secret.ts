import { EnvError, readEnv } from './env.ts'

const MIN_LENGTH = 32
/** Even 32 random hexadecimal digits have about 14 different ones. */
const MIN_DIFFERENT = 8

/** Words of examples, which do not occur in a random text of letters and digits. */
const EXAMPLE =
  /change.?me|change.?this|example|password|placeholder|replace|secret|your.?(own|key)/i

const START_HINT = 'Run "npm start" once: it writes one to .env.local.'

/**
 * Reads a secret. In production a guessable secret is refused: somebody who guesses it can read
 * drafts, sign publish messages or create sessions of the studio.
 */
export function readSecret(name: string): string {
  const value = readEnv(name, { hint: START_HINT })
  const weakness = process.env.NODE_ENV === 'production' ? weaknessOf(value) : undefined
  if (weakness) throw new EnvError(`${name} ${weakness}. ${adviceFor(name)}`)
  return value
}

function weaknessOf(value: string): string | undefined {
  if (value.length < MIN_LENGTH) return `is shorter than ${MIN_LENGTH} characters`
  if (new Set(value).size < MIN_DIFFERENT) return 'repeats the same few characters'
  return EXAMPLE.test(value) ? 'looks like an example and not like a random text' : undefined
}

function adviceFor(name: string) {
  const after =
    name === 'PAYLOAD_SECRET'
      ? 'Everybody signs in again then, preview links end, the secret of the webhook has to be entered again, and authenticator apps have to be set up again.'
      : 'Both programs need the same one.'
  return `Set ${name} to what "openssl rand -hex 32" prints. ${after}`
}
