import { metricName, metrics } from '../../service/metrics.ts'
import type { Wakeable } from './wake.ts'

const HELP = {
  waiting: 'Deliveries that wait, also those that are tried again.',
  oldest: 'How long the oldest of them waits.',
}

/** Adds the waiting deliveries to the metrics of the service. */
export function watchDeliveries(worker: Wakeable): void {
  const { registry } = metrics
  registry.gauge(metricName('deliveries_waiting'), HELP.waiting, () => worker.waiting?.count)
  const oldest = metricName('deliveries_oldest_waiting_seconds')
  registry.gauge(oldest, HELP.oldest, () => worker.waiting?.oldestSeconds)
}
