import { runMain } from '../../launch/main.ts'
import { builtPrograms, readAddresses } from '../../launch/stack.ts'
import { recordRunning } from '../run/running-record.ts'
import { printLine, serve } from '../run/serve.ts'

/** `npm start` without the set-up, configured only by environment variables. */
runMain(async (stop) => {
  const addresses = readAddresses()
  recordRunning(addresses.dataDir, [])
  await serve(builtPrograms({}, printLine), addresses, process.env, stop)
})
