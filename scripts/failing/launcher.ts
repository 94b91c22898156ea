import { dataDir, readPort } from '@belvedere/kit/env.ts'
import { noteRunning } from '../run/leftover-processes.ts'
import { runMain } from '../run/main.ts'
import { printLine, serve } from '../run/serve.ts'
import { builtPrograms } from '../run/stack.ts'

/** What `npm start` does when everything is set up, over the settings of the environment alone. */
runMain(async (stop) => {
  const addresses = {
    port: readPort('PORT', 0),
    contentPort: readPort('CONTENT_PORT', 0),
    dataDir: dataDir(),
  }
  noteRunning(addresses.dataDir, [])
  await serve(builtPrograms({}, printLine), addresses, process.env, stop)
})
