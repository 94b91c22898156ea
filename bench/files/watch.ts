import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMegabytes } from '../../testing/resident-megabytes.ts'

/** The slowest response of `/readyz` in ms, and the additional memory of the service in MB. */
type Strain = { slowestMs: number; moreMB: number }

const PAUSE_MS = 20

/** Polls the readiness and the memory of the service until `work` is done. */
export async function watchDuring<T>(
  { url, pid }: { url: string; pid: number },
  work: () => Promise<T>,
): Promise<Strain & { result: T }> {
  const before = residentMegabytes(pid)
  const strain: Strain = { slowestMs: 0, moreMB: 0 }
  let isDone = false
  const watch = async () => {
    while (!isDone) {
      const begun = performance.now()
      while (!(await isReady(url))) await sleep(PAUSE_MS)
      strain.slowestMs = Math.max(strain.slowestMs, performance.now() - begun)
      await sleep(PAUSE_MS)
    }
  }
  const weigh = async () => {
    while (!isDone) {
      strain.moreMB = Math.max(strain.moreMB, residentMegabytes(pid) - before)
      await sleep(PAUSE_MS)
    }
  }
  const watching = Promise.all([watch(), weigh()])
  const result = await work().finally(() => {
    isDone = true
  })
  await watching
  return { ...strain, result }
}

/** A stalled service may drop the connection; then it is asked again, and the time continues. */
function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${url}/readyz`, { agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200))
    })
    request.on('error', () => resolve(false))
  })
}
