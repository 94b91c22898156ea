/**
 * Adds styles that come with a script (`?inline`) to the document: scripts of the browser build
 * bring class names alone.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
