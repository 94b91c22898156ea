import { Night } from '../day/night.tsx'
import { Rule } from '../plain/rule.tsx'
import { slot } from '../slot.tsx'

/** The sign above the sentence of an empty list. */
export const NoneSign = slot<object>('arc', { day: Night, plain: Rule })
