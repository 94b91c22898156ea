/**
 * Resolves once the program is told to end, by SIGTERM or SIGINT. `onBegin` is called at once, and the
 * program may go on for `drainMs`, or until it is told a second time.
 */
export async function untilEnded(drainMs: number, onBegin: () => void): Promise<void> {
  await nextSignal()
  onBegin()
  const drained = Promise.withResolvers<void>()
  const timer = setTimeout(drained.resolve, drainMs)
  await Promise.race([drained.promise, nextSignal()])
  clearTimeout(timer)
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

function nextSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const heard = () => {
    for (const signal of SIGNALS) process.off(signal, heard)
    resolve()
  }
  for (const signal of SIGNALS) process.on(signal, heard)
  return promise
}
