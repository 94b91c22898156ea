import { adoptStyles } from '@belvedere/ui/adopt-styles.ts'
import ring from '@belvedere/ui/icons/ring.module.css?inline'
import button from '@belvedere/ui/round-button.module.css?inline'
import own from './lightbox.module.css?inline'

/** Loaded with the script, so that pages without an open lightbox need no such styles. */
export function adoptLightboxStyles(): void {
  adoptStyles(ring + button + own)
}
