import { encodeQR } from 'qr'

/** A QR code as the path of an SVG, in units of one module, with the margin that cameras need. */
export type Qr = { size: number; path: string }

const MARGIN = 4

/** The QR code of a text. */
export function qrOf(text: string): Qr {
  const rows = encodeQR(text, 'raw', { border: MARGIN, ecc: 'medium' })
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return { size: rows.length, path: path.join('') }
}
