import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../../launch/program.ts'
import { seconds } from '../../launch/steps.ts'

const began = Number(process.env.BELVEDERE_STARTED) || Date.now()

/** Prints the URLs of both programs and how to sign in. */
export function greet(env: Env, dataDir: string): void {
  showFirstSignIn(dataDir, ([email, password]) =>
    console.log(`
  Ready in ${seconds(Date.now() - began)}

  Site     ${env.SITE_URL}
  Studio   ${env.STUDIO_URL}/admin

${email && password ? firstSignIn(email, password) : signIn}

  Ctrl-C stops both.
`),
  )
}

const signIn = '  Sign in to the studio with your e-mail address and password.'

function firstSignIn(email: string, password: string): string {
  return `  Sign in to the studio with (shown only once, write it down):

    E-mail     ${email}
    Password   ${password}`
}

/**
 * Shows the generated sign-in of the first editor once. Its file is removed only after it was
 * shown, so that an interrupted start shows it again next time.
 */
export function showFirstSignIn(dataDir: string, show: (lines: string[]) => void): void {
  const file = join(dataDir, 'first-sign-in.txt')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  show(lines)
  rmSync(file, { force: true })
}
