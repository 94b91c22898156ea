import { loadChunk } from '@belvedere/ui/load-chunk.ts'

/** Loads the script of the filters; until it is there the list shows all listings. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  loadChunk(() => import('./start-filters.ts'), signal)
    .then(({ startFilters }) => signal.aborted || startFilters(root, signal))
    .catch((error) => signal.aborted || console.error('The filters have no script:', error))
}
