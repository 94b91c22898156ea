import { check } from './check.ts'

/** Reads numbers of any length, seven bits a byte, the lowest first. */
export class Varints {
  #at: number
  readonly #source: Uint8Array

  constructor(source: Uint8Array, at: number) {
    this.#source = source
    this.#at = at
  }

  byte(): number {
    check(this.#at < this.#source.length)
    return this.#source[this.#at++] ?? 0
  }

  read(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
}
