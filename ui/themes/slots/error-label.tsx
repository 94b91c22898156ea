import { ErrorLabel as DayLabel } from '../day/error-label.tsx'
import { slot } from '../slot.tsx'

/** The number above the heading of an error screen, unless the theme shows it behind the heading. */
export const ErrorLabel = slot<{ status: string; className?: string | undefined }>(null, {
  day: DayLabel,
  plain: null,
})
