import type { FormAnswer } from '@belvedere/kit/enquiry/form-state.ts'
import type { Registry } from '@belvedere/kit/metrics.ts'
import type { HandedOver } from './content-inbox.ts'
import type { Outbox, Waiting } from './outbox.ts'

const HELP = {
  forms: 'Forms of enquiries, by what became of them: sent means acknowledged.',
  handedOver: 'Tries to hand an enquiry over to the content service, by result.',
  waiting: 'Enquiries that were acknowledged and are not in the content service yet.',
  since: 'How long the oldest of them has waited.',
}

const LOOK_MS = 5000

/** Counts enquiries, without anything about who has sent them. */
export function watchEnquiries(registry: Registry, outbox: Outbox) {
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
