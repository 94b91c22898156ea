/** Makes a static block interactive until the signal aborts. */
type AttachBlock = (root: HTMLElement, signal: AbortSignal) => void

/**
 * The behaviours of all kinds of blocks, in one script: most are smaller than the headers of a
 * script of their own. What is large, a behaviour loads itself when it is needed.
 */
export const behaviours: Partial<Record<string, AttachBlock>> = import.meta.glob<AttachBlock>(
  '../../blocks/*/behaviour.ts',
  { import: 'attach', eager: true },
)
