/** Boxes of a drawing of a look, 96 × 60 in all, from back to front: what it stands for, left, top, width, height. */
export type Drawing = [
  part: 'picture' | 'title' | 'text',
  ...box: [number, number, number, number],
][]
