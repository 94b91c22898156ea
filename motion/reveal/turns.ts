type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'bottom'>

/**
 * The index of each box in its row, from 0: the number of boxes beside it that begin further left.
 * Boxes stand beside each other if their heights overlap.
 */
export function turnsOf(boxes: readonly Box[]): number[] {
  return boxes.map(
    (box) =>
      boxes.filter(
        (other) => other.left < box.left && other.top < box.bottom && other.bottom > box.top,
      ).length,
  )
}
