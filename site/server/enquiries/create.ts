import type { BlockList } from 'node:net'
import { createClientOf } from '@belvedere/kit/client-of.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { ProofOfWork } from '@belvedere/kit/proof-of-work/proof-of-work.ts'
import type { Kinds } from '../../content/kinds.ts'
import type { SettingsReader } from '../cache/settings-reader.ts'
import type { Metrics } from '../http/metrics.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import { createHandOver } from './content-inbox.ts'
import { Courier } from './courier.ts'
import { Enquiries } from './enquiries.ts'
import { FormPages } from './form-page.tsx'
import { type Limits, RateLimits } from './limits.ts'
import { Outbox } from './outbox.ts'
import { Tickets } from './tickets.ts'
import { watchEnquiries } from './watch.ts'

/** What an operator decides about enquiries. */
export type EnquiryOptions = {
  /** The folder of the outbox. */
  dir: string
  /** The proxies whose word about the client is believed. */
  proxies: BlockList
  limits?: Limits
  /** Rounds of work for each guess of a proof. */
  proofCost?: number
}

type Options = EnquiryOptions & {
  contentUrl: string
  publishKey: string
  siteUrl: string
  answers: PageAnswers
  settings: SettingsReader
  kinds: Kinds
  metrics: Metrics
  log: Log
  signal?: AbortSignal | undefined
}

/** At a start: what cannot be read now is looked at again by the courier, which says so. */
async function prepare(outbox: Outbox) {
  await outbox.sweep().catch(() => undefined)
  await outbox.retryRefused().catch(() => undefined)
}

/** Creates what takes enquiries, and begins to hand over what an earlier run has left. */
export function createEnquiries(options: Options): Enquiries {
  const { dir, publishKey, limits, proofCost, metrics, log, signal } = options
  const outbox = new Outbox(dir)
  const watched = watchEnquiries(metrics.registry, outbox)
  const handOver = createHandOver(options)
  const courier = new Courier({ outbox, handOver, log, onHandedOver: watched.handedOver, signal })
  void prepare(outbox).finally(() => courier.wake())
  return new Enquiries({
    tickets: new Tickets(publishKey),
    limits: new RateLimits(limits),
    proof: new ProofOfWork(publishKey, proofCost),
    outbox,
    courier,
    handOver,
    log,
    pages: new FormPages({ ...options, findPage: (address) => options.answers.read(address) }),
    siteUrl: options.siteUrl,
    clientOf: createClientOf(options.proxies, log),
    count: watched.received,
  })
}
