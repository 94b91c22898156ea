/** The element that a URL hash refers to. */
export function findAnchor(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decoded(hash.slice(1))) : null
}

/** A hash may be typed by hand; one that cannot be decoded is used as is. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
