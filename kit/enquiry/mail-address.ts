/** Letters of all scripts; none of the characters with a meaning in headers, lists or mailto URLs. */
const PATTERN =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u

const MAX = 254

/** True for a single e-mail address; looser than the RFCs, but never several addresses. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX && PATTERN.test(text)
}
