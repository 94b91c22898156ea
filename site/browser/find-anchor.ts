/** The element that the end of an address names. */
export function findAnchor(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decoded(hash.slice(1))) : null
}

/** A visitor may have typed it: what cannot be decoded is taken as it stands. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
