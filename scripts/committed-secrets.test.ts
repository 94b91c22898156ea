import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECRET_SETTINGS } from '@belvedere/kit/secrets.ts'
import { expect, test } from 'vitest'
import { root } from '../launch/paths.ts'

/** Settings with a value that looks random; names in code and values in words are no secrets. */
const SETTING = new RegExp(
  `\\b(?:${SECRET_SETTINGS.join('|')})["']?\\s*[=:]\\s*["']?(?=[\\w+/-]*\\d)[\\w+/-]{24,}`,
)

/** What keys and tokens of well-known services look like. */
const SHAPES = [
  SETTING,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[\w-]{20,}/,
  /\bsmtps?:\/\/[^\s:@/]+:(?!password@|\$\{)[^\s:@/]{8,}@(?![\w.-]*(?:example\.|localhost|127\.))/,
]

/** The secrets in a text, each cut to its first letters, so that no report repeats one. */
function secretsIn(text: string): string[] {
  return SHAPES.flatMap((shape) => {
    const [found] = shape.exec(text) ?? []
    return found ? [`${found.slice(0, 8)}…`] : []
  })
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))

test('no committed file contains a secret', () => {
  expect(files.length).toBeGreaterThan(500)
  const leaks = files.flatMap((file) =>
    secretsIn(readFileSync(join(root, file), 'latin1')).map((found) => `${file}: ${found}`),
  )
  expect(leaks, 'Remove it, and replace it wherever it is in use.').toEqual([])
})

test('no log and no file of settings is committed, except for the example', () => {
  const wrong = files.filter((file) => /\.log$|(?:^|\/)\.env(?!\.example$)/.test(file))
  expect(wrong).toEqual([])
})

const random = (length: number) => `1${randomBytes(length).toString('hex')}`.slice(0, length)

test.each([
  ['a setting of .env.local', `PUBLISH_KEY=${random(43)}`],
  ['a setting in JSON', `{ "CONTENT_TOKEN": "${random(43)}" }`],
  ['a setting in code', `env.PAYLOAD_SECRET = '${random(32)}'`],
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----`],
  ['a key of AWS', `AKIA${random(16).toUpperCase()}`],
  ['a token of GitHub', `ghp_${random(36)}`],
  ['a token of npm', `//host/:_authToken=npm_${random(36)}`],
  ['a token of Slack', `xoxb-${random(30)}`],
  ['a mail server with its password', `smtps://mailer:${random(12)}@mail.host.org:465`],
])('%s is found, and not repeated', (_what, text) => {
  const found = secretsIn(`first line\n${text}\nlast line`)
  expect(found).toHaveLength(1)
  expect(found.join().length).toBeLessThan(10)
})

test.each([
  '# PUBLISH_KEY=',
  "CONTENT_TOKEN: 'p'.repeat(43)",
  "PAYLOAD_SECRET: 'a secret for tests alone'",
  'SMTP_URL=smtp://user:password@smtp.example.com:587',
])('%s is no secret', (text) => {
  expect(secretsIn(text)).toEqual([])
})
