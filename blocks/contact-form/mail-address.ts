/** The characters common in addresses; none with a meaning in mailto URLs. */
const PATTERN = /^[\w.+~'-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i

/** True for a single e-mail address; looser than the RFCs, but never several addresses. */
export function isMailAddress(text: string): boolean {
  return PATTERN.test(text.trim())
}
