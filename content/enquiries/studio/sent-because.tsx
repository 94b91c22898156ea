import { Moment } from '../../studio/moment.tsx'
import type { ShownEnquiry } from '../shown.ts'

type Props = Pick<ShownEnquiry, 'deliveries' | 'answers'>

/** The deliveries of an enquiry, and those that failed; the mail of an answer is shown with it. */
export function SentBecause({ deliveries, answers }: Props) {
  const shown = deliveries.filter(({ answer }) => !answers.some(({ key }) => key === answer))
  if (shown.length === 0) return null
  return (
    <section className="enquiry__deliveries">
      <h2>Mails and messages</h2>
      <ul>
        {shown.map(({ id, what, state, stateLabel, reason, at }) => (
          <li key={id} data-state={state}>
            {what}: <b>{stateLabel}</b> <Moment iso={at} />
            {reason && <small>{reason}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
