import { dataDir, readPort } from '@belvedere/kit/env.ts'
import { runMain } from '../run/main.ts'
import { recordRunning } from '../run/running-record.ts'
import { printLine, serve } from '../run/serve.ts'
import { builtPrograms } from '../run/stack.ts'

/** `npm start` without the set-up, configured only by environment variables. */
runMain(async (stop) => {
  const addresses = {
    port: readPort('PORT', 0),
    contentPort: readPort('CONTENT_PORT', 0),
    dataDir: dataDir(),
  }
  recordRunning(addresses.dataDir, [])
  await serve(builtPrograms({}, printLine), addresses, process.env, stop)
})
