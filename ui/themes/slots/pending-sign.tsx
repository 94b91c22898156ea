import { PendingArc } from '../day/pending-arc.tsx'
import { PendingRule } from '../plain/pending-rule.tsx'
import { slot } from '../slot.tsx'

/** What moves while a page is on its way. */
export const PendingSign = slot<object>(null, { day: PendingArc, plain: PendingRule })
