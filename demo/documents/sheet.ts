import { type Line, layOut, type Sheet } from './lay-out.ts'

const FONTS = ['/Times-Roman', '/Helvetica-Bold', '/Helvetica']

/** Renders a sheet as a one-page A4 PDF in standard fonts. The output is deterministic. */
export function sheetAsPdf(sheet: Sheet): Buffer {
  const page = Buffer.from(layOut(sheet).map(textOperator).join('\n'), 'latin1')
  return asFile([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << ${FONTS.map((_, i) => `/F${i} ${6 + i} 0 R`).join(' ')} >> >> >>`,
    `<< /Length ${page.length} >>\nstream\n${page.toString('latin1')}\nendstream`,
    `<< /Title (${escaped(sheet.title)}) /Author (Punta Alba) /Subject (${escaped(sheet.about)}) >>`,
    ...FONTS.map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont ${name} /Encoding /WinAnsiEncoding >>`,
    ),
  ])
}

function textOperator({ font, size, x, y, text }: Line) {
  return `BT /F${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`
}

/** Escapes a PDF string; `’` is not in Latin-1 but has a code in WinAnsi. */
function escaped(text: string) {
  return text.replaceAll('’', '\x92').replace(/[\\()]/g, (sign) => `\\${sign}`)
}

/** Assembles a PDF file: numbered objects and the cross-reference table of their offsets. */
function asFile(objects: string[]): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, i) => {
    const offset = file.length
    file += `${i + 1} 0 obj\n${body}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + end, 'latin1')
}
