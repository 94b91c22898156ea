/** The settings whose values never leave the two programs. */
export const SECRET_SETTINGS = [
  'PAYLOAD_SECRET',
  'CONTENT_TOKEN',
  'CONTENT_PREVIEW_TOKEN',
  'PUBLISH_KEY',
  'EDGE_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'STUDIO_PASSWORD',
  'SMTP_URL',
  'SMTP_PASSWORD',
  'IMAP_PASSWORD',
  'DATABASE_URL',
]

/**
 * The placeholder for a secret during a build: a test searches for it in everything that was built.
 */
export function standInFor(name: string): string {
  return `stand-in-for-${name}`
}

/** Replaces bearer tokens and this process's secrets in a text by `***`. */
export function redactSecrets(text: string): string {
  const redacted = text.replace(/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer ***')
  return SECRET_SETTINGS.reduce(redact, redacted)
}

function redact(text: string, name: string) {
  const value = process.env[name]
  return value && value.length >= 6 ? text.replaceAll(value, '***') : text
}
