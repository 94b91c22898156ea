import { dataDir, loadEnv, readPort } from '@belvedere/kit/env.ts'
import { root } from '../setup/paths.ts'
import { requireFreePort } from '../setup/ports.ts'
import { writeSecrets } from '../setup/secrets.ts'
import { endOrphans } from './orphans.ts'
import type { Env } from './program.ts'
import { type Addresses, stackEnv } from './stack.ts'

/** What must hold before either program starts: settings read, ports free, secrets written. */
export async function prepare(): Promise<{ addresses: Addresses; env: Env }> {
  loadEnv()
  const addresses = {
    port: readPort('PORT', 3000),
    contentPort: readPort('CONTENT_PORT', 3001),
    dataDir: dataDir(),
  }
  endOrphans(addresses.dataDir)
  await requireFreePort(addresses.port, 'PORT')
  await requireFreePort(addresses.contentPort, 'CONTENT_PORT')
  writeSecrets(root, addresses.contentPort)
  loadEnv()
  return { addresses, env: stackEnv(addresses) }
}
