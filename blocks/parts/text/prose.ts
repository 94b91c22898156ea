import { paragraphs } from '@belvedere/ui/words.ts'

/** A plain text as the delivery API returns it in a field of prose, for fixtures. */
export function prose(text: string): string {
  return paragraphs(text)
    .map(({ lines }) => `<p>${lines.map((line) => escaped(line.text)).join('<br>')}</p>`)
    .join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')
}
