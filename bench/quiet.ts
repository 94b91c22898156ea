import { availableParallelism, loadavg } from 'node:os'

/** The load average up to which measured times are reliable. */
const QUIET = 0.5

/** Describes the load of the machine before measuring. */
export function describeLoad(load = loadavg()[0] ?? Number.NaN): string {
  const text = `Load average ${load.toFixed(2)} on ${availableParallelism()} processors`
  if (load <= QUIET) return `${text}: the machine is quiet.`
  return `${text}: the machine is NOT quiet (over ${QUIET}), so times are too long.`
}
