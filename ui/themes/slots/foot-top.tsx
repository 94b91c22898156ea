import { FootHorizon } from '../day/foot-horizon.tsx'
import { FootRule } from '../plain/foot-rule.tsx'
import { slot } from '../slot.tsx'

/** The end of a page, above the footer. */
export const FootTop = slot<object>('horizon', { day: FootHorizon, plain: FootRule })
