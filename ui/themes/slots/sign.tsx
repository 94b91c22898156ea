import { Sign as Arc } from '../day/sign.tsx'
import { Rule } from '../plain/rule.tsx'
import { slot } from '../slot.tsx'

/** The sign beside an eyebrow; `hour`, 0 to 1, is how far down the page it is. */
export const Sign = slot<{ hour: number }>('sign', { day: Arc, plain: Rule })
