import { Moment } from '../../studio/moment.tsx'
import type { ShownDelivery } from '../deliveries/show-deliveries.ts'

/** The deliveries of an enquiry, and those that failed. */
export function SentBecause({ deliveries }: { deliveries: readonly ShownDelivery[] }) {
  if (deliveries.length === 0) return null
  return (
    <section className="enquiry__deliveries">
      <h2>Mails and messages</h2>
      <ul>
        {deliveries.map(({ id, what, state, stateLabel, reason, at }) => (
          <li key={id} data-state={state}>
            {what}: <b>{stateLabel}</b> <Moment iso={at} />
            {reason && <small>{reason}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
