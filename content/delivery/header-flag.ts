/** Whether a header of the DatoCMS protocol is switched on: `X-Include-Drafts: true`. */
export function isOn(headers: Headers, name: string): boolean {
  return headers.get(name)?.trim().toLowerCase() === 'true'
}
