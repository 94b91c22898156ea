import { runMain } from '../run/main.ts'
import { recordRunning } from '../run/running-record.ts'
import { printLine, serve } from '../run/serve.ts'
import { builtPrograms, readAddresses } from '../run/stack.ts'

/** `npm start` without the set-up, configured only by environment variables. */
runMain(async (stop) => {
  const addresses = readAddresses()
  recordRunning(addresses.dataDir, [])
  await serve(builtPrograms({}, printLine), addresses, process.env, stop)
})
