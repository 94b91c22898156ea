import './payload/workarounds/quick-imports.ts'
import { createLocalReq, getPayload } from 'payload'
import { payloadSecret } from './service/env.ts'

const USAGE = 'Usage: node content/remove-second-factor.ts editor@example.com'

/** Removes the codes and passkeys of an account, and ends its sessions. */
async function removeSecondFactor(address: string | undefined): Promise<string> {
  if (!address) throw new Error(USAGE)
  payloadSecret()
  const { default: config } = await import('./payload.config.ts')
  const { removeFactors } = await import('./accounts/second-factor/remove.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const email = address.trim().toLowerCase()
  const where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  const [user] = docs
  if (!user) throw new Error(`No editor has the address ${email}.`)
  await removeFactors(await createLocalReq({}, payload), user)
  return email
}

try {
  const email = await removeSecondFactor(process.argv[2])
  console.log(`${email} signs in with the password alone now, and is signed out everywhere.`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
