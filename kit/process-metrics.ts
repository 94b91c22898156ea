import { monitorEventLoopDelay } from 'node:perf_hooks'
import { diskSpace } from './disk-space.ts'
import type { Registry } from './metrics.ts'

const RESOLUTION_MS = 20

/** Adds the metrics of every program: processor time, memory, and the delay of its event loop. */
export function addProcessMetrics(registry: Registry): void {
  const startedAt = Date.now() / 1000 - process.uptime()
  registry.counted('process_cpu_seconds_total', 'Processor time, user and system.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  registry.gauge('process_start_time_seconds', 'Start, in Unix time.', () => startedAt)
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () =>
    process.memoryUsage.rss(),
  )
  registry.gauge(
    'nodejs_heap_size_used_bytes',
    'Memory of JavaScript objects.',
    () => process.memoryUsage().heapUsed,
  )
  addEventLoop(registry)
}

/** Adds the room on the disk of a folder. */
export function addDiskMetrics(registry: Registry, folder: string): void {
  registry.gauge(
    'belvedere_data_disk_free_bytes',
    'Free space on the disk of DATA_DIR.',
    () => diskSpace(folder)?.freeBytes,
  )
  registry.gauge(
    'belvedere_data_disk_bytes',
    'Size of the disk of DATA_DIR.',
    () => diskSpace(folder)?.sizeBytes,
  )
}

/** The delay since the last reading, beyond the resolution of its timer. */
function addEventLoop(registry: Registry) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const help =
    'How late the event loop was since the last reading: the 99th percentile and the most.'
  registry.gauge('nodejs_eventloop_lag_seconds', help, () => {
    const seconds = (ns: number) => Math.max(0, ns / 1e9 - RESOLUTION_MS / 1000)
    const [p99, max] = delay.count > 0 ? [delay.percentile(99), delay.max] : [0, 0]
    delay.reset()
    return [
      { labels: { quantile: '0.99' }, value: seconds(p99) },
      { labels: { quantile: '1' }, value: seconds(max) },
    ]
  })
}
