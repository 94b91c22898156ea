import { Registry } from '@belvedere/kit/metrics.ts'

const SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]

const HELP = {
  requests: 'Answered requests, by route and class of status.',
  queries: 'Time of queries to the delivery API; those of other clients than the site are one.',
  failures: 'Queries that failed.',
  variants: 'Time to make a picture in one size and format.',
  variantFailures: 'Pictures that could not be made in one size and format.',
  bucketFailures: 'Operations that the bucket of uploaded files did not do: read, write, delete.',
  scheduled: 'Tries of scheduled publishes, by result: done, failed (will retry), given up.',
  enquiries:
    'Enquiries that the site handed over: stored, known already, refused, failed, unsigned.',
  refusals: 'Refused sign-ins and changes of a password, by reason.',
  mails: 'Mails, by result: sent, failed, or kept in the local mailbox.',
  deliveries:
    'Attempts to deliver what follows from an enquiry, by kind and result: sent, failed, given up, or kept without a mail server.',
}

function createMetrics() {
  const registry = new Registry()
  return {
    registry,
    requests: registry.counter(metricName('requests_total'), HELP.requests),
    queries: registry.histogram(metricName('query_seconds'), HELP.queries, SECONDS),
    queryFailures: registry.counter(metricName('query_failures_total'), HELP.failures),
    variants: registry.histogram(metricName('picture_seconds'), HELP.variants, SECONDS),
    variantFailures: registry.counter(metricName('picture_failures_total'), HELP.variantFailures),
    bucketFailures: registry.counter(metricName('bucket_failures_total'), HELP.bucketFailures),
    scheduled: registry.counter(metricName('scheduled_publishes_total'), HELP.scheduled),
    enquiries: registry.counter(metricName('enquiries_total'), HELP.enquiries),
    refusals: registry.counter(metricName('sign_in_refusals_total'), HELP.refusals),
    mails: registry.counter(metricName('mails_total'), HELP.mails),
    deliveries: registry.counter(metricName('deliveries_total'), HELP.deliveries),
  }
}

/** The full name of a metric of this service. */
export function metricName(rest: string): string {
  return `belvedere_content_${rest}`
}

const KEY = Symbol.for('belvedere.content-metrics')

/** A global, because Next loads this module more than once, and `start.ts` once more. */
const store = globalThis as { [KEY]?: ReturnType<typeof createMetrics> }
store[KEY] ??= createMetrics()

/** The counts of this service. */
export const metrics = store[KEY]
