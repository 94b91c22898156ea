type Key = { key: string; repeat: boolean; preventDefault: () => void }

/**
 * Ignores the Enter that opened the dialog while it is still held down: it would press the focused
 * button, and publish before anybody has looked.
 */
export function ignoreHeldEnter(event: Key): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
