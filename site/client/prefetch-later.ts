import { isRead, savesBytes } from '@belvedere/ui/device-now.ts'
import { whenIdle } from './when-idle.ts'
import { whenLoaded } from './when-loaded.ts'

/** Lets pages that may come next be fetched, once this one has all it needs. */
export function prefetchLater(): void {
  if (isRead() || savesBytes()) return
  whenLoaded(() => {
    whenIdle(() => {
      import('./prefetch.ts').then(({ prefetchPages }) => prefetchPages(), ignore)
    })
  })
}

/** It costs nobody anything but time. */
function ignore() {}
