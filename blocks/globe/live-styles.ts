import { adoptStyles } from '@belvedere/ui/adopt-styles.ts'
import ring from '@belvedere/ui/icons/ring.module.css?inline'
import button from '@belvedere/ui/round-button.module.css?inline'
import own from './live/live.module.css?inline'

let areAdopted = false

/** Adds the styles of the globe that turns, once for all pages of a visit. */
export function adoptLiveStyles(): void {
  if (!areAdopted) adoptStyles(ring + button + own)
  areAdopted = true
}
