const KB = 1000
const MB = 1000 * KB
const GB = 1000 * MB

/** The file's type for display: its extension in capitals, such as “PDF”. */
export function fileType(filename: string): string | null {
  return /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1]?.toUpperCase() ?? null
}

/** The file's size for display: `1.2 GB`, `11 MB`, `4.2 MB`, `60 KB`. */
export function formatSize(bytes: number | null, locale = 'en'): string | null {
  const digit = (size: number) =>
    size.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (!bytes || bytes < 0) return null
  if (bytes >= 999.5 * MB) return `${digit(bytes / GB)} GB`
  if (bytes >= 9.95 * MB) return `${Math.round(bytes / MB)} MB`
  if (bytes >= 0.1 * MB) return `${digit(bytes / MB)} MB`
  return `${Math.max(1, Math.round(bytes / KB))} KB`
}
