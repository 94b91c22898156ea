import { escaped } from './html.ts'

/** A column: its heading, and a class for its cells, such as `num`. */
type Column = { title: string; className?: string }

/** A table of cells in HTML. The first cell of each row is its heading. */
export function table(columns: Column[], rows: string[][], { caption = '', className = '' } = {}) {
  const classOf = (i: number) => (columns[i]?.className ? ` class="${columns[i].className}"` : '')
  const head = columns.map(({ title }, i) => `<th scope="col"${classOf(i)}>${escaped(title)}</th>`)
  const body = rows.map((cells) => {
    const row = cells.map((cell, i) =>
      i === 0 ? `<th scope="row"${classOf(i)}>${cell}</th>` : `<td${classOf(i)}>${cell}</td>`,
    )
    return `<tr>${row.join('')}</tr>`
  })
  const title = caption && `<caption>${escaped(caption)}</caption>`
  return `<table class="${className}">${title}<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
