import { Sign as Arc } from '../day/sign.tsx'
import { Rule } from '../plain/rule.tsx'
import { slot } from '../slot.tsx'

/** The sign beside an eyebrow. */
export const Sign = slot<object>('sign', { day: Arc, plain: Rule })
