import type { ShownEnquiry } from '../shown.ts'
import { isOpen } from '../states.ts'

type Props = Pick<ShownEnquiry, 'deliveries' | 'state'>

/** Shows that the last answer by mail reached nobody, until the enquiry is answered. */
export function AnswerProblem({ deliveries, state }: Props) {
  const answer = deliveries.findLast(({ kind }) => kind === 'answer')
  if (answer?.state !== 'given-up' && answer?.state !== 'kept') return null
  if (!isOpen(state)) return null
  return (
    <p className="enquiry__problem" role="alert">
      The answer by mail has reached nobody, so the enquiry is in hand again.
    </p>
  )
}
