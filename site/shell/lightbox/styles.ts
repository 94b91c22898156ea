import { adoptStyles } from '@belvedere/ui/adopt-styles.ts'
import ring from '@belvedere/ui/icons/ring.module.css?inline'
import button from '@belvedere/ui/round-button.module.css?inline'
import own from './lightbox.module.css?inline'

/** A page that nobody enlarges a picture of works out its styles without these. */
export function adoptLightboxStyles(): void {
  adoptStyles(ring + button + own)
}
