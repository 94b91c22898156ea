/** The HTML of a document or a part of one, without what waits in templates. */
export function shownHtml(html: string): string {
  return html.replaceAll(/<template.*?<\/template>/gs, '')
}
