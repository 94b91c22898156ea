const HELD = [
  'PAYLOAD_SECRET',
  'CONTENT_TOKEN',
  'CONTENT_PREVIEW_TOKEN',
  'PUBLISH_KEY',
  'STUDIO_PASSWORD',
]

/** The text with bearer tokens and the secrets of this process blotted out. */
export function withoutSecrets(text: string): string {
  const blotted = text.replace(/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer ***')
  return HELD.reduce(blot, blotted)
}

function blot(text: string, name: string) {
  const value = process.env[name]
  return value && value.length >= 6 ? text.replaceAll(value, '***') : text
}
