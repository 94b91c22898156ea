/** The states of an enquiry, in the order of the studio. */
export const STATES = [
  { value: 'new', label: 'New' },
  { value: 'in-hand', label: 'In hand' },
  { value: 'answered', label: 'Answered' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'spam', label: 'Spam' },
] as const

export type State = (typeof STATES)[number]['value']

/** The label of a state. */
export function stateLabel(state: unknown): string {
  return STATES.find(({ value }) => value === state)?.label ?? 'New'
}

/** The state that a value is; undefined for anything else. */
export function stateOf(value: unknown): State | undefined {
  return STATES.find((state) => state.value === value)?.value
}

/** The states without an answer: an enquiry in hand is not answered. */
export const OPEN: readonly State[] = ['new', 'in-hand']

/** Whether an answer is still to come. */
export function isOpen(state: unknown): boolean {
  return OPEN.some((one) => one === state)
}

/** Whether nobody has answered in time. */
export function isOverdue(
  { state, dueAt, erasedAt }: { state?: unknown; dueAt?: unknown; erasedAt?: unknown },
  now = Date.now(),
): boolean {
  if (!isOpen(state) || typeof dueAt !== 'string' || erasedAt) return false
  return new Date(dueAt).getTime() < now
}
