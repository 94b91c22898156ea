/** Where a signed-in editor gets a preview of an address. */
export function passAddress(studio: string, address: string): string {
  return `${studio}/preview-pass?to=${encodeURIComponent(address)}`
}
