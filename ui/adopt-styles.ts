/**
 * Adds the styles of a script (`import … from './x.css?inline'`) to the document; the browser build
 * drops plain CSS imports and keeps only their class names.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
