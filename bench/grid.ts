/** Prints a table with column heads: the first column is left-aligned, the others right-aligned. */
export function printGrid(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  ')
  console.log(line(heads))
  console.log(widths.map((width) => '─'.repeat(width)).join('  '))
  for (const row of rows) console.log(line(row))
}

function pad(cell: string, width: number, column: number) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}
