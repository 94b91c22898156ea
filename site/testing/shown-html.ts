/** The HTML of a document or fragment without the content of templates. */
export function shownHtml(html: string): string {
  return html.replaceAll(/<template.*?<\/template>/gs, '')
}
