/** Damaged data ends the decoding; the caller names the file. */
export function check(isRight: boolean): void {
  if (!isRight) throw new RangeError('the compressed data is damaged')
}

/** The number that a zigzag code represents: 0, -1, 1, -2 … */
export function unzigzag(code: number): number {
  return (code >>> 1) ^ -(code & 1)
}
