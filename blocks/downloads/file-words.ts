const KB = 1000
const MB = 1000 * KB
const GB = 1000 * MB

/** The kind of a file as people name it: the end of its name in capitals. */
export function fileKind(filename: string): string | null {
  return /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1]?.toUpperCase() ?? null
}

/** How heavy a file is: `1.2 GB`, `11 MB`, `4.2 MB`, `60 KB`. */
export function sizeInWords(bytes: number | null): string | null {
  if (!bytes || bytes < 0) return null
  if (bytes >= 999.5 * MB) return `${(bytes / GB).toFixed(1)} GB`
  if (bytes >= 9.95 * MB) return `${Math.round(bytes / MB)} MB`
  if (bytes >= 0.1 * MB) return `${(bytes / MB).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / KB))} KB`
}
