/** The content of a one-page document. */
export type Sheet = { title: string; about: string; parts: { title: string; text: string }[] }

/** A positioned line of text in points; font 0 is for titles, 1 for headings, 2 for text. */
export type Line = { font: 0 | 1 | 2; size: number; x: number; y: number; text: string }

const LEFT = 72
const MAX_LINE_LENGTH = 82

/** The lines of a sheet from top to bottom. */
export function layOut({ title, parts }: Sheet): Line[] {
  const lines: Line[] = [
    { font: 1, size: 8, x: LEFT, y: 770, text: 'PUNTA ALBA' },
    { font: 0, size: 30, x: LEFT, y: 724, text: title },
  ]
  let y = 676
  for (const part of parts) {
    lines.push({ font: 1, size: 11, x: LEFT, y, text: part.title })
    for (const text of linesOf(part.text)) {
      y -= 17
      lines.push({ font: 2, size: 11, x: LEFT, y, text })
    }
    y -= 38
  }
  const small = 'Punta Alba is a fictional place, made to demonstrate Belvedere. CC BY 4.0.'
  return [...lines, { font: 2, size: 8, x: LEFT, y: 60, text: small }]
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    for (const word of paragraph.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim()
      if (longer.length > MAX_LINE_LENGTH) lines.push(word)
      else lines[lines.length - 1] = longer
    }
    return lines
  })
}
