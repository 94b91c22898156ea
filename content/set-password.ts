import './payload/workarounds/quick-imports.ts'
import { randomBytes } from 'node:crypto'
import { getPayload } from 'payload'
import { payloadSecret } from './service/env.ts'

const USAGE = 'Usage: node content/set-password.ts editor@example.com'

/** Gives an editor a new random password and returns it. */
async function setPassword(email: string | undefined): Promise<string> {
  if (!email) throw new Error(USAGE)
  payloadSecret()
  const { default: config } = await import('./payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const password = randomBytes(15).toString('base64url')
  const { docs } = await payload.update({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    data: { password },
  })
  if (docs.length > 0) return password
  throw new Error(`No editor has the address ${email}.`)
}

try {
  const password = await setPassword(process.argv[2])
  console.log(`New password: ${password}\nChange it in the studio under Account.`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
