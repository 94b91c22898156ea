/** The latest values of a ring, whose length is a power of two. */
export class Fifo {
  readonly #values: Uint32Array
  #next = 0

  constructor(length: 16 | 32) {
    this.#values = new Uint32Array(length)
  }

  /** The value that was put in `back` values before the last one. */
  read(back: number): number {
    return this.#values[(this.#next - 1 - back) & (this.#values.length - 1)] ?? 0
  }

  push(value: number): void {
    this.#values[this.#next] = value
    this.#next = (this.#next + 1) & (this.#values.length - 1)
  }
}
