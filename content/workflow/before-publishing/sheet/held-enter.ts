type Key = { key: string; repeat: boolean; preventDefault: () => void }

/**
 * Ignores the Enter that opened the sheet while it is still held down: it would press the button that
 * the sheet has focused, and publish before anybody has looked.
 */
export function ignoreHeldEnter(event: Key): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
