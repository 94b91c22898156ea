/** The form of a record in the studio: `pages:12` or `global:home`. */
export function formAddress(studio: string, record: string): string {
  const [collection = '', id = ''] = record.split(':')
  const path = collection === 'global' ? `globals/${id}` : `collections/${collection}/${id}`
  return `${studio}/admin/${path}`
}

/** Where a signed-in editor gets a preview of an address. */
export function passAddress(studio: string, address: string): string {
  return `${studio}/preview-pass?to=${encodeURIComponent(address)}`
}
