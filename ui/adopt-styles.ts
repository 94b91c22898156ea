/**
 * Adds styles that come with a script (`?inline`) to the document: scripts of the browser build
 * bring class names alone.
 */
export function adoptStyles(...styles: readonly string[]): void {
  for (const css of styles) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
}
