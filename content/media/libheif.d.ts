/** What of the decoder is used; its package describes only the functions of the C library. */
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number }
  type Picture = {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    /** Fills `data` with RGBA; calls back with null if the picture cannot be decoded. */
    display(target: Pixels, done: (pixels: Pixels | null) => void): void
    free(): void
  }
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): Picture[] } }
  export default libheif
}
