import { adoptStyles } from '@belvedere/ui/adopt-styles.ts'
import own from './errors.module.css?inline'

/** Adds the styles of the error screen to the document. */
export function adoptErrorStyles(): void {
  adoptStyles(own)
}
