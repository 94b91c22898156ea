import type { BlockList } from 'node:net'
import { createClientOf } from '@belvedere/kit/client-of.ts'
import type { FormAnswer } from '@belvedere/kit/enquiry/form-state.ts'
import type { Log } from '@belvedere/kit/log.ts'
import type { Registry } from '@belvedere/kit/metrics.ts'
import { ProofOfWork } from '@belvedere/kit/proof-of-work/proof-of-work.ts'
import type { Kinds } from '../../content/kinds.ts'
import type { SettingsReader } from '../cache/settings-reader.ts'
import type { Metrics } from '../http/metrics.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import { createHandOver, type HandedOver } from './content-inbox.ts'
import { Courier } from './courier.ts'
import { Enquiries } from './enquiries.ts'
import { FormPages } from './form-page.tsx'
import { type Limits, RateLimits } from './limits.ts'
import { Outbox, type Waiting } from './outbox.ts'
import { Tickets } from './tickets.ts'

/** The settings of an operator about enquiries. */
export type EnquiryOptions = {
  /** The folder of the outbox. */
  dir: string
  /** The proxies that are trusted to name the client. */
  proxies: BlockList
  limits?: Limits
  /** Hash rounds for each guess of a proof of work. */
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

/** At startup: a failure to read is reported by the courier, which reads again. */
async function prepare(outbox: Outbox) {
  await outbox.sweep().catch(() => undefined)
  await outbox.retryRefused().catch(() => undefined)
}

/** Creates the handler of enquiries, and starts to hand over those of an earlier process. */
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

const HELP = {
  forms: 'Forms of enquiries, by what became of them: sent means acknowledged.',
  handedOver: 'Tries to hand an enquiry over to the content service, by result.',
  waiting: 'Enquiries that were acknowledged and are not in the content service yet.',
  since: 'How long the oldest of them has waited.',
}

const LOOK_MS = 5000

/** Counts enquiries, without any data about their senders. */
function watchEnquiries(registry: Registry, outbox: Outbox) {
  const name = (rest: string) => `belvedere_site_enquir${rest}`
  const forms = registry.counter(name('y_forms_total'), HELP.forms)
  const handedOver = registry.counter(name('ies_handed_over_total'), HELP.handedOver)
  let last: Waiting = { count: 0, oldestMs: 0 }
  let lookedAt = 0
  const waiting = () => {
    if (Date.now() - lookedAt > LOOK_MS) {
      lookedAt = Date.now()
      void outbox.waiting().then(
        (now) => {
          last = now
        },
        () => undefined,
      )
    }
    return last
  }
  registry.gauge(name('ies_waiting'), HELP.waiting, () => waiting().count)
  registry.gauge(name('ies_waiting_seconds'), HELP.since, () => waiting().oldestMs / 1000)
  return {
    received: (result: FormAnswer['is'] | 'unreadable') => forms.increment({ result }),
    handedOver: (result: HandedOver['is']) => handedOver.increment({ result }),
  }
}
