import { availableParallelism, loadavg } from 'node:os'

/** Programs that wait or run, on average in the last minute; above this, times are not to be trusted. */
const QUIET = 0.5

/** What the machine does besides, in words, as it is before anything is measured. */
export function describeLoad(load = loadavg()[0] ?? Number.NaN): string {
  const said = `Load average ${load.toFixed(2)} on ${availableParallelism()} processors`
  if (load <= QUIET) return `${said}: the machine is quiet.`
  return `${said}: the machine is NOT quiet (over ${QUIET}), and times are longer than they would be.`
}
