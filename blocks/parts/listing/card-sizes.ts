/**
 * The `sizes` of a card in a list, by its index among the visible ones. In two columns the first
 * card is wide if their number is odd. In three columns the first card is wide, and the last one if
 * that fills the row; neither if their number fills the rows anyway. A single card is as wide as
 * all three columns.
 */
export function cardSizes(index: number, count: number): string {
  const [three, two] = [spanOfThree(index, count), index === 0 && count % 2 === 1 ? 2 : 1]
  return `(min-width: 1024px) ${three * 30 + 1}vw, (min-width: 650px) ${two * 46}vw, 92vw`
}

function spanOfThree(index: number, count: number) {
  if (count === 1) return 3
  if (index === 0) return count % 3 === 0 ? 1 : 2
  return index === count - 1 && count % 3 === 1 ? 2 : 1
}
