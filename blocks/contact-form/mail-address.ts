/** Letters, digits and the marks people have in addresses; nothing that means something in a link. */
const PATTERN = /^[\w.+~'-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i

/** Whether a text can be written to; looser than the standards, and never open to more than one. */
export function isMailAddress(text: string): boolean {
  return PATTERN.test(text.trim())
}
